/**
 * No article needs more. Parsing time is quadratic in the depth: 24 KB of nested elements took ten seconds. Browsers
 * stop nesting at a depth of 512.
 */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 5000;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/** Void elements, and those whose end tag is optional. They nest only through their container, which is counted. */
const FLAT = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** Whether HTML is nested too deeply, or has too many elements, to be parsed into a DOM. Runs in linear time. */
export function isTooComplex(html: string): boolean {
  const open = new Map<string, number>();
  let depth = 0;
  let elements = 0;
  for (const [, slash, tag = ''] of html.matchAll(TAG)) {
    const name = tag.toLowerCase();
    const count = open.get(name) ?? 0;
    if (!slash) elements += 1;
    if (FLAT.has(name)) continue;
    if (!slash) {
      open.set(name, count + 1);
      depth += 1;
    } else if (count > 0) {
      open.set(name, count - 1);
      depth -= 1;
    }
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) return true;
  }
  return elements > MAX_ELEMENTS;
}
