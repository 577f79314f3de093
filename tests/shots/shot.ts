import { slugify } from '../../src/domain/posts/slug.ts';
import { type Screen, type State, WIDTHS } from './state.ts';

/** A state to take, and at which widths. */
export interface Shot {
  readonly screen: string;
  readonly state: State;
  /** Its display name, such as "Contact errors, 200 % text". */
  readonly name: string;
  readonly widths: readonly number[];
}

/** The states whose name contains one of the words (all, without words), at those of their widths that are requested. */
export function shotsOf(
  screens: readonly Screen[],
  words: readonly string[],
  wanted: readonly number[],
): Shot[] {
  return screens
    .flatMap(({ name: screen, states }) =>
      states.map((state) => ({
        screen,
        state,
        name: [`${screen} ${state.name}`, state.medium].filter(Boolean).join(', '),
        widths: (state.widths ?? Object.keys(WIDTHS).map(Number)).filter((width) => wanted.includes(width)),
      })),
    )
    .filter(({ name, widths }) => widths.length > 0 && hasOneOf(name, words));
}

/** The name of a picture's files, without extension. */
export function fileName(name: string, width: number): string {
  return `${slugify(name.replace('%', 'percent'))}-${width}`;
}

function hasOneOf(name: string, words: readonly string[]): boolean {
  return words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));
}
