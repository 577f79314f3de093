import { INLINE_ELEMENTS } from './article-elements.ts';

/** A node of any DOM, which has its text in `nodeValue`, or of a tree by parse5, which has it in `value`. */
interface TextTree {
  readonly nodeName: string;
  readonly nodeValue?: string | null;
  readonly value?: string;
  readonly childNodes?: Iterable<TextTree>;
  /** Missing in parse5's trees: they are of the site's own texts, which have no videos. */
  hasAttribute?(name: string): boolean;
}

const INLINE = new Set(INLINE_ELEMENTS);

/**
 * Returns the text of an article on one line, for search, excerpts and reading time. All but inline elements separate words;
 * white space is collapsed, and videos are left out. The result is plain text and must be escaped when shown. Runs in linear
 * time.
 *
 * @param root the article's elements, whose depth is limited: sanitised (sanitise-html.ts), or from the site's own texts
 */
export function textOf(root: TextTree): string {
  const parts: string[] = [];
  collectText(root, parts);
  return parts.join('').replace(/\s+/g, ' ').trim();
}

function collectText({ childNodes = [] }: TextTree, parts: string[]): void {
  for (const node of childNodes) {
    const name = node.nodeName.toLowerCase();
    if (name === '#text') parts.push(node.nodeValue ?? node.value ?? '');
    else if (!node.hasAttribute?.('data-video')) {
      const gap = INLINE.has(name) ? '' : ' ';
      parts.push(gap);
      collectText(node, parts);
      parts.push(gap);
    }
  }
}
