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

const NEVER_SHOWN = /<(script|style|template|noscript)\b[^>]*>[\s\S]*?<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
const TAG = /<\/?[a-z][^>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]+));/gi;

/**
 * The words of an HTML text on one line: no tags, entities decoded, white space folded.
 * For search and excerpts, where a browser's parser would be too slow or is not there. The answer is text, never
 * markup: whoever shows it must let the framework escape it.
 */
export function plainText(html: string): string {
  return html
    .replace(NEVER_SHOWN, ' ')
    .replace(COMMENT, ' ')
    .replace(TAG, ' ')
    .replace(ENTITY, decodeEntity)
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;:!?)])/g, '$1')
    .trim();
}

function decodeEntity(entity: string, decimal?: string, hex?: string, name?: string): string {
  if (name) return ENTITIES[name.toLowerCase()] ?? entity;
  const code = Number(decimal ?? `0x${hex}`);
  const isScalarValue = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isScalarValue ? String.fromCodePoint(code) : '�';
}
