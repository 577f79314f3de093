/** A term, the spellings that mention it, and the path of its page. */
export interface LinkedTerm {
  readonly path: string;
  readonly mentions: readonly string[];
}

/** Elements whose text is not linked. */
const UNTOUCHED = 'a, code, pre, h1, h2, h3, h4, h5, h6';

/**
 * Links the first mention of each term in an article, in place. Only whole words count, spelled as in `mentions`. A term
 * that the author has linked is left out. Headings, links and code are not touched.
 */
export function linkTerms(body: HTMLElement, terms: readonly LinkedTerm[]): void {
  const unlinked = new Map(
    terms
      .filter(({ path }) => !body.querySelector(`a[href="${path}"]`))
      .flatMap(({ path, mentions }) => mentions.map((mention) => [mention, path] as const)),
  );
  for (const text of textNodes(body)) linkIn(text, unlinked);
}

function textNodes(body: HTMLElement): Text[] {
  const nodes: Text[] = [];
  // 4 is NodeFilter.SHOW_TEXT, which is not a global of every DOM.
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(UNTOUCHED)) nodes.push(text);
  }
  return nodes;
}

/** Links the terms in a text and deletes them from `unlinked`, which maps each mention to the path of a term without a link. */
function linkIn(text: Text, unlinked: Map<string, string>): void {
  const match = unlinked.size > 0 && mentionIn(text.data, [...unlinked.keys()]);
  if (!match) return;
  const path = unlinked.get(match.mention);
  for (const [mention, otherPath] of unlinked) if (otherPath === path) unlinked.delete(mention);
  const linkText = text.splitText(match.index);
  const rest = linkText.splitText(match.mention.length);
  const link = text.ownerDocument.createElement('a');
  link.setAttribute('href', path ?? '');
  linkText.replaceWith(link);
  link.append(linkText);
  linkIn(rest, unlinked);
}

/** Finds the first mention in a text, as a whole word; of several that begin at the same place, the longest. */
function mentionIn(text: string, mentions: readonly string[]) {
  const words = mentions
    .toSorted((one, other) => other.length - one.length)
    .map((mention) => mention.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'u').exec(text);
  return found && { mention: found[0], index: found.index };
}
