const MAX_LENGTH = 150;
const CUT_LENGTH = 147;

/** Returns a meta description: text over 150 characters is cut to 147 plus an ellipsis (spec, sections 2 and 9). */
export function metaDescription(text: string): string {
  return text.length > MAX_LENGTH ? `${text.slice(0, CUT_LENGTH)}...` : text;
}
