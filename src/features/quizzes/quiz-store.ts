import { readValue, storeValue } from '#browser/stored-values.ts';
import type { Quiz } from '#domain/quizzes/quiz.ts';
import { isPossible, QUIZ_START, type QuizState } from '#domain/quizzes/quiz-flow.ts';

const keyOf = ({ path }: Quiz) => `quiz:${path}`;

/** This tab's progress in a quiz; the start when there is none, or when the browser denies storage. */
export function readQuizState(quiz: Quiz): QuizState {
  const parse = (stored: unknown) => (isPossible(quiz.questions, stored) ? stored : QUIZ_START);
  return readValue('tab', keyOf(quiz), parse) ?? QUIZ_START;
}

/** Stores this tab's progress; the start is not stored. */
export function storeQuizState(quiz: Quiz, state: QuizState): void {
  storeValue('tab', keyOf(quiz), state === QUIZ_START ? undefined : state);
}
