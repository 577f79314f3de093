import * as z from 'zod/mini';
import type { Quiz } from '#content/quizzes/quiz.ts';
import { isPossible, QUIZ_START, type QuizState } from '#domain/quiz-flow.ts';

const answers = z.array(z.int());
const stateSchema = z.discriminatedUnion('name', [
  z.object({ name: z.literal('asking'), step: z.int(), answers }),
  z.object({ name: z.literal('finished'), answers }),
]);

const keyOf = ({ path }: Pick<Quiz, 'path'>) => `quiz:${path}`;

/** How far this tab has come in a quiz; the start when it has not begun, or when the browser denies storage. */
export function readQuizState(quiz: Quiz): QuizState {
  try {
    const stored = stateSchema.safeParse(JSON.parse(sessionStorage.getItem(keyOf(quiz)) ?? '')).data;
    return stored && isPossible(quiz.questions, stored) ? stored : QUIZ_START;
  } catch {
    return QUIZ_START;
  }
}

/** Keeps how far this tab has come; the start is not kept. Without storage nothing is. */
export function keepQuizState(quiz: Quiz, state: QuizState): void {
  try {
    if (state === QUIZ_START) sessionStorage.removeItem(keyOf(quiz));
    else sessionStorage.setItem(keyOf(quiz), JSON.stringify(state));
  } catch {
    // The quiz works without it.
  }
}
