/** A character that the fonts of cards do not have (src/fonts/README.md). */
const MISSING =
  /[^ -~\u00a0-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u017e\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u2070\u2074-\u2079\u2080-\u2089\u20ac\u2122\u2212]/gu;

/** Consecutive white space, except for the no-break space. */
const GAP = /[^\S\u00a0]+/g;

/**
 * Returns a text with only the characters that a card can show: the others fall back to their compatibility form (ﬁ to
 * fi), or are omitted.
 */
export function toDrawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(GAP, ' ')
    .replace(MISSING, (character) => character.normalize('NFKC').replace(MISSING, ''))
    .replace(GAP, ' ')
    .trim();
}
