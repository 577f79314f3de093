/**
 * No article needs more. A DOM takes time with the square of the depth: 24 KB of nested elements took ten seconds.
 * Browsers give up at a depth of 512.
 */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 5000;

const TAG = /<(\/?)([a-z][a-z0-9]*)/gi;

/** Elements without an end tag, or that end where the next one begins. What nests is what they stand in. */
const FLAT = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd tr td th thead tbody tfoot'.split(
    ' ',
  ),
);

/** Whether an HTML text is nested too deeply, or has too many elements, to be read into a DOM. Reads it once. */
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
