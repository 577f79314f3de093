import type { Answers, QuizState } from '#domain/quizzes/quiz-flow.ts';

/** The name of the radio buttons of a question, and of what the form of the first one brings without the app. */
export const ANSWER = 'answer';

/** The option that is chosen in a form, if there is one: the browser lets visitors choose before the app is there. */
export function chosenOption(form: HTMLElement | null): number | undefined {
  const radio = form?.querySelector<HTMLInputElement>(`input[name="${ANSWER}"]:checked`);
  return radio ? Number(radio.value) : undefined;
}

/** The option with which the form of the first question was sent to the quiz's own address, if it was. */
export function sentOption(search: string): number | undefined {
  const value = new URLSearchParams(search).get(ANSWER);
  return value !== null && /^\d$/.test(value) ? Number(value) : undefined;
}

/** The state of somebody who has answered the first question before the app was there, at a step of the quiz. */
export function withFirstAnswer({ answers }: QuizState, option: number, step: 0 | 1): QuizState {
  const others: Answers = answers.slice(1);
  return { name: 'asking', step, answers: [option, ...others] };
}
