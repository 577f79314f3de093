import * as z from 'zod/mini';

/** Every quiz has this many questions (spec, section 9). */
const QUESTIONS = 5;

/** The maximum points for one answer of a readiness quiz (spec, section 9). */
export const MAXIMUM_POINTS = 3;

/** The levels of a result, from lowest to highest. */
export const QUIZ_LEVELS = [1, 2, 3] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];

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
