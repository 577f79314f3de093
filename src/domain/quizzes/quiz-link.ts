import type { Answers } from './quiz-flow.ts';

const FRAGMENT = /^#answers=([\d-]*)$/;

/**
 * Returns the URL fragment of a finished quiz, for example `#answers=3-0-2-1-1`: the chosen option of each question. A
 * browser does not send fragments to servers.
 */
export function answersFragment(answers: Answers): string {
  return `#answers=${answers.join('-')}`;
}

/**
 * Returns the answers in a fragment, or undefined for any other fragment. They may not be valid for a quiz; anything
 * but a digit, as in a truncated link, becomes `NaN`, which no quiz accepts.
 */
export function answersInFragment(fragment: string): Answers | undefined {
  return FRAGMENT.exec(fragment)?.[1]
    ?.split('-')
    .map((option) => (option.length === 1 ? Number(option) : Number.NaN));
}
