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
 * The words of an HTML text on one line: no tags, entities decoded, white space folded.
 * For search and excerpts, where a browser's parser would be too slow or is not there. The result is text, never
 * markup: whoever shows it must let the framework escape it. Takes time in proportion to the length, whatever the text.
 */
export function plainText(html: string): string {
  return withoutTags(html)
    .replace(ENTITY, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();
}

/** The text with a space in the place of each tag, comment and element that is never shown. */
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

/** Where the tag, comment or hidden element that begins at a "<" ends; its beginning, when the "<" is only a character. */
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

/** Finds texts regardless of case. What is not found once is not looked for again, so that no text is read twice. */
class Search {
  readonly #text: string;
  readonly #missing = new Set<string>();

  constructor(text: string) {
    // Only ASCII: the lower case of other letters may be longer.
    this.#text = text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  }

  /** Where the next occurrence ends, or undefined. */
  endOf(words: string, from: number): number | undefined {
    if (this.#missing.has(words)) return undefined;
    const at = this.#text.indexOf(words, from);
    if (at < 0) this.#missing.add(words);
    return at < 0 ? undefined : at + words.length;
  }
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = Number(decimal ?? `0x${hex}`);
  const isScalarValue = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalarValue ? String.fromCodePoint(code) : '�';
}
