/** Excerpt length of a card in the blog list, in characters (spec, section 9). */
export const LIST_EXCERPT_LENGTH = 250;
/** Excerpt length of a slide in the home carousel, in characters (spec, section 9). */
export const CAROUSEL_EXCERPT_LENGTH = 150;

/**
 * Returns the beginning of a text, at most `length` characters and an ellipsis, cut after a whole word if there is one. A text
 * that fits is returned unchanged.
 */
export function excerpt(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length + 1); // The character after the limit may end the last word.
  const lastSpace = cut.search(/\s\S*$/);
  const words = lastSpace > 0 ? cut.slice(0, lastSpace) : text.slice(0, length);
  return `${words.replace(/[\s,;:.]+$/, '')}…`;
}
