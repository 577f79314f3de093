import * as z from 'zod/mini';
import { MAXIMUM_POINTS } from './quiz-levels.ts';

/** Every quiz has this many questions (spec, section 9). */
const QUESTIONS = 5;

const sentence = z.string().check(z.trim(), z.minLength(1));

const readinessQuestion = z.object({
  question: sentence,
  /** `explanation` says what the answer means and what to do about it. */
  options: z
    .array(
      z.object({
        label: sentence,
        points: z.int().check(z.minimum(0), z.maximum(MAXIMUM_POINTS)),
        explanation: sentence,
      }),
    )
    .check(z.minLength(2)),
});

const knowledgeQuestion = z
  .object({
    question: sentence,
    /** `explanation` says why the answer is correct or wrong. */
    options: z.array(z.object({ label: sentence, explanation: sentence })).check(z.minLength(2)),
    correctAnswerIndex: z.int().check(z.minimum(0)),
  })
  .check(
    z.refine(({ options, correctAnswerIndex }) => correctAnswerIndex < options.length, {
      error: 'The correct answer is not among the options',
      path: ['correctAnswerIndex'],
    }),
  );

const fiveOf = <Question extends z.core.$ZodType>(question: Question) =>
  z.array(question).check(z.length(QUESTIONS));

/** The questions of a readiness quiz, where every answer scores points. */
export const readinessQuestions = fiveOf(readinessQuestion);
/** The questions of a knowledge quiz, where one answer is correct. */
export const knowledgeQuestions = fiveOf(knowledgeQuestion);

export type ReadinessQuestion = z.infer<typeof readinessQuestion>;
export type KnowledgeQuestion = z.infer<typeof knowledgeQuestion>;
export type QuizQuestion = ReadinessQuestion | KnowledgeQuestion;
