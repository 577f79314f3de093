import { escapeHtml } from '../../../src/domain/html/escape-html.ts';

/** HTML that was written here, not by a visitor. */
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

/** Nothing comes of `undefined`, `false` and an empty list, so that a part can be left out. */
type Part = Html | string | undefined | false | readonly Html[];

/** A template of HTML: what is put into it is escaped, unless it is such a template itself. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: texts }, ...parts.map(asHtml)));
}

function asHtml(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.text : part.join('');
}
