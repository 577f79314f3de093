import { expect, test } from 'vitest';
import type { Quiz } from './quiz.ts';
import { gapsOf, hasAreaAtZero, knowledgeResult, levelRanges, readinessResult } from './quiz-result.ts';

/** Points in a different order for each question, so that a wrong index is noticed. */
const POINTS = [
  [0, 1, 2, 3],
  [3, 2, 1, 0],
  [1, 3, 0, 2],
  [2, 0, 3, 1],
  [0, 2, 1, 3],
];
const reading = { kind: 'Post', name: 'A post', to: '/blog/a' } as const;
const readiness = POINTS.map((row) => ({
  question: 'How far are you?',
  reading,
  options: row.map((points) => ({ label: `${points} points`, points, explanation: 'Because.' })),
}));
const knowledge = [2, 0, 3, 1, 2].map((correctAnswerIndex) => ({
  question: 'What is right?',
  reading,
  options: ['a', 'b', 'c', 'd'].map((label) => ({ label, explanation: 'Because.' })),
  correctAnswerIndex,
}));

const quiz = (kind: Quiz['kind'], questions: object) => ({ kind, questions }) as Quiz; // Without its texts.

/** All 4^5 ways to answer five questions with four options each: two bits of `way` are the option of one question. */
const waysToAnswer = Array.from({ length: 1024 }, (_, way) =>
  Array.from({ length: 5 }, (_, step) => (way >> (2 * step)) & 3),
);

/** The level according to the table of the specification, section 4. */
function specifiedLevel(points: number): number {
  if (points >= 12) return 3;
  return points >= 6 ? 2 : 1;
}

test('QUIZ-01 QUIZ-03 all 1024 ways to answer a readiness quiz have the right points, percentage and level', () => {
  for (const answers of waysToAnswer) {
    const points = answers.reduce((sum, option, index) => sum + (POINTS[index]?.[option] ?? Number.NaN), 0);
    const expected = { score: points, maximum: 15, percent: Math.round((points / 15) * 100) };
    expect(readinessResult(readiness, answers)).toEqual({ ...expected, level: specifiedLevel(points) });
  }
});

test('QUIZ-03 the levels change between 5 and 6 and between 11 and 12 points', () => {
  expect(levelRanges(15)).toEqual([
    { level: 1, from: 0, to: 5 },
    { level: 2, from: 6, to: 11 },
    { level: 3, from: 12, to: 15 },
  ]);
});

test('an answer without points is found whatever the total', () => {
  for (const answers of waysToAnswer) {
    const isAtZero = answers.some((option, index) => POINTS[index]?.[option] === 0);
    expect(hasAreaAtZero(readiness, answers)).toBe(isAtZero);
  }
  // The last two questions have no answer, so no points.
  expect(hasAreaAtZero(readiness, [3, 0, 1])).toBe(true);
});

test('QUIZ-06 a knowledge quiz counts the correct answers, rounds the percentage, and has the wrong ones as gaps', () => {
  expect(knowledgeResult(knowledge, [2, 0, 3, 1, 2])).toMatchObject({ score: 5, maximum: 5, percent: 100 });
  expect(gapsOf(quiz('knowledge', knowledge), [2, 1, 3, 0, 2])).toEqual([1, 3]);
  expect(knowledgeResult(knowledge, [0, 1, 0, 0, 0])).toMatchObject({ score: 0, percent: 0 });
  expect(knowledgeResult(knowledge.slice(0, 3), [2, 0, 0])).toMatchObject({ score: 2, percent: 67 });
});

test('the gaps of a readiness quiz are the questions that did not get all points, those with the fewest first', () => {
  expect(gapsOf(quiz('readiness', readiness), [3, 0, 1, 2, 3])).toEqual([]);
  // These answers have 1, 3, 0, 3 and 2 points.
  expect(gapsOf(quiz('readiness', readiness), [1, 0, 2, 2, 1])).toEqual([2, 0, 4]);
  expect(gapsOf(quiz('readiness', readiness), [])).toEqual([0, 1, 2, 3, 4]);
});
