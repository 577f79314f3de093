import * as z from 'zod';
import { MAXIMUM_POINTS } from './quiz-levels.ts';

/** Every quiz has this many questions (spec, section 9). */
const QUESTION_COUNT = 5;

const filledIn = z.string().trim().min(1);

/** A page to read next: its kind, its name and its path. */
export const nextReading = z.strictObject({
  kind: z.enum(['Service', 'Post', 'PDF', 'Quiz']),
  name: filledIn,
  to: z.string().startsWith('/'),
});

const question = z.strictObject({
  question: filledIn,
  /** What to read if the answer shows a gap. */
  reading: nextReading,
});

const readinessQuestion = question.extend({
  /** `explanation` says what the answer means and what to do about it. */
  options: z
    .array(
      z.strictObject({
        label: filledIn,
        points: z.int().min(0).max(MAXIMUM_POINTS),
        explanation: filledIn,
      }),
    )
    .min(2),
});

const knowledgeQuestion = question
  .extend({
    /** `explanation` says why the answer is correct or wrong. */
    options: z.array(z.strictObject({ label: filledIn, explanation: filledIn })).min(2),
    correctAnswerIndex: z.int().min(0),
  })
  .refine(({ options, correctAnswerIndex }) => correctAnswerIndex < options.length, {
    error: 'The correct answer is not among the options',
    path: ['correctAnswerIndex'],
  });

/** The text of a result of one level, and three pages to read next. */
const level = z.strictObject({ text: filledIn, next: z.array(nextReading).length(3) });

const page = z.strictObject({
  path: z.string().startsWith('/'),
  crumb: filledIn,
  title: filledIn,
  metaTitle: filledIn,
  description: filledIn,
  lede: filledIn,
  levels: z.strictObject({ 1: level, 2: level, 3: level }),
});

/** A quiz, `content/quizzes/{name}.yaml`. The build checks it, and stops at the first invalid file. */
export const quizSchema = z.discriminatedUnion('kind', [
  /** A readiness quiz: every answer scores points. */
  page.extend({ kind: z.literal('readiness'), questions: z.array(readinessQuestion).length(QUESTION_COUNT) }),
  /** A knowledge quiz: one answer is correct. */
  page.extend({ kind: z.literal('knowledge'), questions: z.array(knowledgeQuestion).length(QUESTION_COUNT) }),
]);

export type NextReading = z.infer<typeof nextReading>;
export type ReadinessQuestion = z.infer<typeof readinessQuestion>;
export type KnowledgeQuestion = z.infer<typeof knowledgeQuestion>;
export type QuizQuestion = ReadinessQuestion | KnowledgeQuestion;
export type Quiz = z.infer<typeof quizSchema>;
