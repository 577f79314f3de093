import type { QuizQuestion } from './quiz.ts';

/** The indexes of the options chosen so far, in the order of the questions. */
export type Answers = readonly number[];

/**
 * The progress of a quiz: at question `step` (from 0), with an answer to every question before it and possibly to later
 * ones, or finished, with an answer to every question.
 */
export type QuizState =
  | { readonly name: 'asking'; readonly step: number; readonly answers: Answers }
  | { readonly name: 'finished'; readonly answers: Answers };

export type QuizAction =
  | { readonly type: 'choose'; readonly option: number }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'restart' };

export const QUIZ_START: QuizState = { name: 'asking', step: 0, answers: [] };

type Questions = readonly Pick<QuizQuestion, 'options'>[];

/**
 * Returns the next state. An impossible action leaves the state unchanged: an unknown option, going on without an
 * answer, going back from the first question, or anything but a restart after the end.
 */
export function advance(questions: Questions, state: QuizState, action: QuizAction): QuizState {
  if (action.type === 'restart') return QUIZ_START;
  if (state.name === 'finished') return state;
  const { step, answers } = state;
  switch (action.type) {
    case 'choose':
      return isOption(questions, step, action.option)
        ? { ...state, answers: [...answers.slice(0, step), action.option, ...answers.slice(step + 1)] }
        : state;
    case 'next':
      if (answers[step] === undefined) return state;
      return step + 1 < questions.length ? { ...state, step: step + 1 } : { name: 'finished', answers };
    case 'back':
      return step === 0 ? state : { ...state, step: step - 1 };
  }
}

/** Whether a value from storage or a URL is a state of this quiz. */
export function isPossible(questions: Questions, value: unknown): value is QuizState {
  const { name, step, answers } = (value ?? {}) as { [Key in 'name' | 'step' | 'answers']?: unknown };
  if (!Array.isArray(answers) || !answers.every((option, index) => isOption(questions, index, option)))
    return false;
  if (name === 'finished') return answers.length === questions.length;
  if (name !== 'asking' || !Number.isInteger(step)) return false;
  return Number(step) >= 0 && Number(step) < questions.length && Number(step) <= answers.length;
}

function isOption(questions: Questions, step: number, option: number): boolean {
  return Number.isInteger(option) && questions[step]?.options[option] !== undefined;
}

/** Returns the rounded percentage of questions that are answered. */
export function percentAnswered(questions: Questions, answers: Answers): number {
  return Math.round((answers.length / questions.length) * 100);
}
