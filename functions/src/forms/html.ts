import { escapeHtml } from '#domain/html/escape-html.ts';

/** Trusted HTML: written by our templates, not by a visitor. Only its type is exported, so that only `html` makes it. */
class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

export type { Html };

/** `undefined`, `false` and an empty list render nothing, so that a part can be optional. */
type Part = Html | string | undefined | false | readonly Html[];

/** A template tag for HTML that escapes its values unless they are HTML made by this tag. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(asHtml))); // joins texts and parts in turn
}

function asHtml(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.text : part.join('');
}
