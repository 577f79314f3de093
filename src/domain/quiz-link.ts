import type { Answers } from './quiz-flow.ts';

const FRAGMENT = /^#answers=(\d(?:-\d)*)$/;

/**
 * The part of an address that holds a finished quiz, for instance `#answers=3-0-2-1-1`: the chosen options by question.
 * A browser does not send it to any server.
 */
export function answersFragment(answers: Answers): string {
  return `#answers=${answers.join('-')}`;
}

/** The answers that a fragment holds, or undefined when it holds none. Whether they fit a quiz is not known here. */
export function answersInFragment(fragment: string): Answers | undefined {
  return FRAGMENT.exec(fragment)?.[1]?.split('-').map(Number);
}
