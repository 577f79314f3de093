/** A term, the spellings that mention it, and the path of its page. */
export interface LinkedTerm {
  readonly path: string;
  readonly mentions: readonly string[];
}

/** Elements whose text is not linked. */
const UNTOUCHED = 'a, code, pre, h1, h2, h3, h4, h5, h6';

/**
 * Links the first mention of each term in the elements of an article, in place: whole words, as they are spelled. A term
 * that the author has linked is left out. Headings, links and code are not touched.
 */
export function linkTerms(body: HTMLElement, terms: readonly LinkedTerm[]): void {
  const open = new Map(
    terms
      .filter(({ path }) => !body.querySelector(`a[href="${path}"]`))
      .flatMap(({ path, mentions }) => mentions.map((mention) => [mention, path] as const)),
  );
  for (const text of textNodes(body)) linkIn(text, open);
}

function textNodes(body: HTMLElement): Text[] {
  const nodes: Text[] = [];
  // NodeFilter.SHOW_TEXT: the constant is not global in every DOM.
  const walker = body.ownerDocument.createTreeWalker(body, 4);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest(UNTOUCHED)) nodes.push(text);
  }
  return nodes;
}

/** Links the terms in a text, and removes them from the terms that are not linked yet. */
function linkIn(text: Text, open: Map<string, string>): void {
  const match = open.size > 0 && mentionIn(text.data, [...open.keys()]);
  if (!match) return;
  const path = open.get(match.mention);
  for (const [mention, other] of open) if (other === path) open.delete(mention);
  const mention = text.splitText(match.index);
  const rest = mention.splitText(match.mention.length);
  const link = text.ownerDocument.createElement('a');
  link.setAttribute('href', path ?? '');
  mention.replaceWith(link);
  link.append(mention);
  linkIn(rest, open);
}

/** The first mention in a text; of several that begin at the same place, the longest. */
function mentionIn(text: string, mentions: readonly string[]) {
  const words = mentions
    .toSorted((one, other) => other.length - one.length)
    .map((mention) => mention.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${words.join('|')})(?![\\p{L}\\p{N}_-])`, 'u').exec(text);
  return found && { mention: found[0], index: found.index };
}
