import { fold } from '../posts/fold.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/** Words that are too common to be indexed or searched for. */
const STOP_WORDS = new Set(
  'a an and are as at be by can do does for from has have how i if in into is it its my not of on one or our so that the their them then there these they this to too us was we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** Returns the words of a text in order, folded; "W/m²K" is the two words "w" and "m2k". */
export function wordsOf(text: string): string[] {
  return fold(text).match(WORD) ?? [];
}

/** Numbers of lists, days and amounts. Numbers of articles and standards usually have more digits, or a letter. */
const SHORT_NUMBER = /^\d{1,2}$/;

/** Whether a folded word is worth indexing. */
export function isSearchable(word: string): boolean {
  return !STOP_WORDS.has(word) && !SHORT_NUMBER.test(word);
}

/**
 * Returns each searchable word of a text once, sorted, because that compresses best.
 *
 * @param without text of the same entry that is searched anyway, whose words are left out
 */
export function distinctWords(text: string, { without = '' } = {}): string {
  const known = new Set(wordsOf(without));
  return [...new Set(wordsOf(text))]
    .filter((word) => isSearchable(word) && !known.has(word))
    .sort()
    .join(' ');
}
