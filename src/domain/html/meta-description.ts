const LONGEST = 150;
const CUT_AT = 147;

/** A meta description: texts over 150 characters are cut to 147 plus an ellipsis (spec, sections 2 and 9). */
export function metaDescription(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, CUT_AT)}...` : text;
}
