import type { Answers, QuizState } from '#domain/quizzes/quiz-flow.ts';

/**
 * The name of a question's radio buttons, and of the query key that the first question's form submits without the app.
 */
export const ANSWER = 'answer';

/** The chosen option of a form, if any: visitors can choose before hydration. */
export function chosenOption(form: HTMLElement | null): number | undefined {
  const radio = form?.querySelector<HTMLInputElement>(`input[name="${ANSWER}"]:checked`);
  return radio ? Number(radio.value) : undefined;
}

/** The option that the first question's form submitted to the quiz's own address, if any. */
export function sentOption(search: string): number | undefined {
  const value = new URLSearchParams(search).get(ANSWER);
  return value !== null && /^\d$/.test(value) ? Number(value) : undefined;
}

/** The state after the first question was answered before hydration, at a step of the quiz. */
export function withFirstAnswer({ answers }: QuizState, option: number, step: 0 | 1): QuizState {
  const others: Answers = answers.slice(1);
  return { name: 'asking', step, answers: [option, ...others] };
}
