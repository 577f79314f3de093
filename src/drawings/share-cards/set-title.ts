import { pieces, withEllipsis } from './cutting.ts';
import type { Outline, OutlinedText } from './outline.ts';
import { balanced, wrapped } from './wrapping.ts';

/** One of the sizes of a title, and the number of lines it may take. */
interface TitleStep {
  readonly size: number;
  readonly lines: number;
}

/** The space for a title, and its sizes from large to small. */
export interface TitleRoom {
  readonly width: number;
  readonly steps: readonly [TitleStep, ...TitleStep[]];
}

interface SetTitle {
  readonly size: number;
  readonly lines: readonly (readonly OutlinedText[])[];
}

/** Matches the headings of the site (`src/styles/base.css`). */
const HEADING = { family: 'sans', weight: 500, tracking: -0.032 } as const;

/** The gap between two words, in em: the font's space, which is tracked on both sides and widened as in headings. */
export const WORD_SPACE = 0.197 - 2 * 0.032 + 0.06;

/** White space except for the two no-break spaces. */
const GAP = /[^\S\u00a0\u202f]+/;

/** A title in the largest of its sizes in which it fits. Where it fits in none, it ends with an ellipsis. */
export function setTitle(title: string, { width, steps }: TitleRoom, outline: Outline): SetTitle {
  const words = title.split(GAP).filter((word) => outline(word, { ...HEADING, size: 1 }).width > 0);
  for (const { size, lines: most } of steps) {
    const set = (word: string) => outline(word, { ...HEADING, size });
    const outlined = words.map(set);
    const widths = outlined.map((word) => word.width);
    const isTooWide = widths.some((each) => each > width);
    if (!isTooWide && wrapped(widths, size * WORD_SPACE, width).length <= most) {
      return { size, lines: inLines(outlined, balanced(widths, size * WORD_SPACE, width)) };
    }
  }
  const { size, lines } = steps.at(-1) ?? steps[0];
  const set = (text: string) => outline(text, { ...HEADING, size });
  const cut = cutLines(words, { size, lines }, width, (text) => set(text).width);
  return { size, lines: cut.map((line) => line.map(set)) };
}

function inLines<Word>(words: readonly Word[], places: ReturnType<typeof wrapped>): Word[][] {
  return places.map((line) => line.flatMap((place) => words[place] ?? []));
}

/** The beginning of a title that is too long even in its smallest size. */
function cutLines(
  words: readonly string[],
  { size, lines: most }: TitleStep,
  width: number,
  widthOf: (text: string) => number,
): string[][] {
  const parts = words.flatMap((word) => pieces(word, (part) => widthOf(part) <= width));
  const lines = inLines(parts, wrapped(parts.map(widthOf), size * WORD_SPACE, width));
  const shown = lines.slice(0, most);
  const last = shown.at(-1);
  if (lines.length <= most || !last) return shown;

  const before = (line: readonly string[]) => line.slice(0, -1);
  const room = (line: readonly string[]) =>
    before(line).reduce((left, word) => left - widthOf(word) - size * WORD_SPACE, width);
  while (last.length > 1 && widthOf(`${last.at(-1)}…`) > room(last)) last.pop();
  const end = withEllipsis(last.at(-1) ?? '', (text) => widthOf(text) <= room(last));
  return shown.with(-1, [...before(last), end]);
}
