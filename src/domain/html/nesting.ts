/**
 * The maximum depth and number of elements, far more than an article needs. Parsing time is quadratic in the depth: 24 KB of
 * nested elements took ten seconds. Browsers stop nesting at a depth of 512.
 */
export const MAX_DEPTH = 100;
export const MAX_ELEMENTS = 5000;

/** A DOM compares each attribute with those before it: 40,000 on one element took six seconds. */
const MAX_ATTRIBUTES = 50;

/** The maximum length of parsed HTML, in characters. */
export const MAX_LENGTH = 1_000_000;

/** Parsed HTML has too many elements: 20 KB can become 450,000, because formatting that has no end is opened again in each paragraph. */
export class TooComplexError extends Error {}

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/** An attribute as HTML parses it (html.spec.whatwg.org, 13.2.5.32 to 13.2.5.39). */
const ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y;

/** Void elements, and those whose end tag is optional. They nest only through their container, which is counted. */
const FLAT = new Set([
  ...'area base br col embed hr img input link meta source track wbr'.split(' '),
  ...'p li dt dd tr td th thead tbody tfoot'.split(' '),
]);

/**
 * Formatting elements: if one is still open when its container ends, a parser opens it again, with its attributes, in every
 * following element.
 */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

/**
 * Whether HTML is nested too deeply to be parsed into a DOM, or would become too many elements or too long. Runs in linear time, and
 * misses what is written to mislead it: only a parser, in functions/src/posts/parsed-size.ts and sanitise-html.ts, counts exactly.
 */
export function isTooComplex(html: string): boolean {
  /** The lengths of the open elements' attributes, by the name of the element. */
  const open = new Map<string, number[]>();
  /** What a parser opens again in each following element: the open formatting elements, and the length of their attributes. */
  const reopened = { elements: 0, length: 0 };
  let [depth, elements, length, scannedLength] = [0, 0, html.length, 0];
  for (const match of html.matchAll(TAG)) {
    const [beginning, slash, tagName = ''] = match;
    const name = tagName.toLowerCase();
    const isFormatting = FORMATTING.has(name);
    const lengths = open.get(name) ?? [];
    if (slash) {
      const closedLength = lengths.pop();
      if (closedLength === undefined) continue;
      depth -= 1;
      if (isFormatting) {
        reopened.elements -= 1;
        reopened.length -= closedLength;
      }
      continue;
    }
    const attributes = attributesOf(html, match.index + beginning.length);
    scannedLength += attributes.length;
    elements += 1;
    if (!isFormatting) {
      elements += reopened.elements;
      length += reopened.length;
    }
    if (!FLAT.has(name)) {
      open.set(name, lengths);
      lengths.push(attributes.length);
      depth += 1;
      if (isFormatting) {
        reopened.elements += 1;
        reopened.length += attributes.length;
      }
    }
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS || length > MAX_LENGTH) return true;
    // What looks like a tag inside an attribute is scanned again. Without this limit the time would be quadratic.
    if (attributes.count > MAX_ATTRIBUTES || scannedLength > html.length) return true;
  }
  return length > MAX_LENGTH;
}

/** Returns the number of attributes from a position on, up to one more than the maximum, and the length of their text. */
function attributesOf(html: string, start: number): { count: number; length: number } {
  ATTRIBUTE.lastIndex = start;
  let [count, end] = [0, start];
  while (count <= MAX_ATTRIBUTES && ATTRIBUTE.test(html)) {
    count += 1;
    end = ATTRIBUTE.lastIndex;
  }
  return { count, length: end - start };
}
