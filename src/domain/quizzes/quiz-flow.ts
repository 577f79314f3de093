import type { QuizQuestion } from './quiz.ts';

/** The indexes of the options chosen so far, in the order of the questions. */
export type Answers = readonly number[];

/**
 * The progress of a quiz: at question `step` (from 0), with an answer to every question before it and possibly to later
 * ones; finished at the step after the last question.
 */
export interface QuizState {
  readonly step: number;
  readonly answers: Answers;
}

export type QuizAction =
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'next' | 'back' | 'restart' };

export const QUIZ_START: QuizState = { step: 0, answers: [] };

type Questions = readonly Pick<QuizQuestion, 'options'>[];

/**
 * Returns the next state. An impossible action leaves the state unchanged: an unknown option, going on without an
 * answer, going back from the first question, or anything but a restart after the end.
 */
export function advance(questions: Questions, state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'restart') return QUIZ_START;
  const { step, answers } = state;
  if (step === questions.length) return state;
  const next =
    action.type === 'choose'
      ? { step, answers: [...answers.slice(0, step), action.option, ...answers.slice(step + 1)] }
      : { step: action.type === 'next' ? step + 1 : step - 1, answers };
  return isPossible(questions, next) ? next : state;
}

/** Whether a value from storage or a URL is a state of this quiz. */
export function isPossible(questions: Questions, value: unknown): value is QuizState {
  const { step, answers } = (value ?? {}) as Partial<Record<keyof QuizState, unknown>>;
  if (!Array.isArray(answers) || !Number.isInteger(step)) return false;
  const areOptions = answers.every(
    (option, index) => Number.isInteger(option) && questions[index]?.options[option] !== undefined,
  );
  return areOptions && Number(step) >= 0 && Number(step) <= answers.length;
}

/** Returns the rounded percentage of questions that are answered. */
export function percentAnswered(questions: Questions, answers: Answers): number {
  return Math.round((answers.length / questions.length) * 100);
}
