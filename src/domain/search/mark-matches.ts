import { fold } from '../posts/fold.ts';

/** A piece of a text, and whether it is one of the words that were found. */
export interface MarkedText {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A word, with the accents that are separate characters. Parentheses around it all make `split` return the words, too. */
const WORD = /([\p{L}\p{N}][\p{L}\p{N}\p{M}]*)/u;

/**
 * Splits a text into pieces and marks the words that match. The pieces joined are the text.
 *
 * @param matches folded words
 */
export function markMatches(text: string, matches: readonly string[]): MarkedText[] {
  const wanted = new Set(matches);
  const pieces: { text: string; isMatch: boolean }[] = [];
  for (const piece of text.split(WORD)) {
    const isMatch = piece !== '' && wanted.has(fold(piece));
    const last = pieces.at(-1);
    if (last && last.isMatch === isMatch) last.text += piece;
    else if (piece) pieces.push({ text: piece, isMatch });
  }
  return pieces;
}
