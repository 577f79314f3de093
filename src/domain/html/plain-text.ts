const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
};

const NEVER_SHOWN = new Set(['script', 'style', 'template', 'noscript']);
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;

/**
 * Returns the text of HTML on one line: without tags, with entities decoded and white space collapsed. For search and
 * excerpts, where a DOM parser is too slow or unavailable. The result is plain text and must be escaped when shown.
 * Runs in linear time for any input.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(ENTITY, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();
}

/** Replaces each tag, comment and hidden element with a space. */
function withoutTags(html: string): string {
  const search = new Search(html);
  const parts: string[] = [];
  let shownFrom = 0;
  for (let start = html.indexOf('<'); start >= 0; ) {
    const end = endOfMarkup(html, start, search);
    if (end > start) {
      parts.push(html.slice(shownFrom, start));
      shownFrom = end;
    }
    start = html.indexOf('<', Math.max(end, start + 1));
  }
  return [...parts, html.slice(shownFrom)].join(' ');
}

/** Returns the end of the tag, comment or hidden element that starts at a "<"; its start if the "<" is plain text. */
function endOfMarkup(html: string, start: number, search: Search): number {
  if (html.startsWith('<!--', start)) return search.endOf('-->', start + 4) ?? start;
  const [, slash, name = ''] = TAG_NAME.exec(html.slice(start, start + LONGEST_TAG_NAME)) ?? [];
  const end = name ? search.endOf('>', start) : undefined;
  if (end === undefined) return start;
  const isHidden = !slash && NEVER_SHOWN.has(name.toLowerCase());
  const close = isHidden ? search.endOf(`</${name.toLowerCase()}`, end) : undefined;
  return (close && search.endOf('>', close)) ?? end;
}

const TAG_NAME = /^<(\/?)([a-z][^\s/>]*)/i;
const LONGEST_TAG_NAME = 12;

/** A case-insensitive search that remembers what it did not find, so that the text is never scanned twice for it. */
class Search {
  readonly #text: string;
  readonly #missing = new Set<string>();

  constructor(text: string) {
    // ASCII only, because other letters can change length in lower case.
    this.#text = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  }

  /** Returns the end of the next occurrence, or undefined. */
  endOf(term: string, from: number): number | undefined {
    if (this.#missing.has(term)) return undefined;
    const at = this.#text.indexOf(term, from);
    if (at < 0) this.#missing.add(term);
    return at < 0 ? undefined : at + term.length;
  }
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = Number(decimal ?? `0x${hex}`);
  const isScalarValue = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalarValue ? String.fromCodePoint(code) : '�';
}
