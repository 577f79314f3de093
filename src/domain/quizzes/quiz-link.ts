import type { Answers } from './quiz-flow.ts';

const FRAGMENT = /^#answers=([\d-]*)$/;

/**
 * The part of an address that holds a finished quiz, for instance `#answers=3-0-2-1-1`: the chosen options by question.
 * A browser does not send it to any server.
 */
export function answersFragment(answers: Answers): string {
  return `#answers=${answers.join('-')}`;
}

/**
 * The answers that a fragment holds, or undefined when it is about something else. Whether they fit a quiz is not known
 * here; what is no digit, as where a link was cut, is `NaN`, which fits none.
 */
export function answersInFragment(fragment: string): Answers | undefined {
  return FRAGMENT.exec(fragment)?.[1]
    ?.split('-')
    .map((option) => (option.length === 1 ? Number(option) : Number.NaN));
}
