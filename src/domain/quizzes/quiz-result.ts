import type { KnowledgeQuestion, Quiz, ReadinessQuestion } from './quiz.ts';
import type { Answers } from './quiz-flow.ts';
import { MAXIMUM_POINTS, QUIZ_LEVELS, type QuizLevel } from './quiz-levels.ts';

/** The result of a quiz: `score` out of `maximum`, the rounded percentage, and the level. */
export interface QuizResult {
  readonly score: number;
  readonly maximum: number;
  readonly percent: number;
  readonly level: QuizLevel;
}

/** Of 15 points, level 2 needs more than 5, and level 3 more than 11 (spec, section 4, "Readiness quiz"). */
const [LEVEL_2_ABOVE, LEVEL_3_ABOVE, POINTS_OF_SPEC] = [5, 11, 15];

/** The result of a quiz of either kind. */
export function quizResult(quiz: Quiz, answers: Answers): QuizResult {
  return quiz.kind === 'readiness'
    ? readinessResult(quiz.questions, answers)
    : knowledgeResult(quiz.questions, answers);
}

/** Adds up the points of the chosen options, at most 3 per question (spec, section 4, "Readiness quiz"). */
export function readinessResult(questions: readonly ReadinessQuestion[], answers: Answers): QuizResult {
  const points = pointsOf(questions, answers);
  return resultOf(
    points.reduce((sum, point) => sum + point, 0),
    questions.length * MAXIMUM_POINTS,
  );
}

/** Whether any question got no points, which the total does not show. Each question is about an area of its own. */
export function hasAreaAtZero(questions: readonly ReadinessQuestion[], answers: Answers): boolean {
  return pointsOf(questions, answers).includes(0);
}

/** Counts the correct answers (spec, section 4, "Knowledge quiz"). */
export function knowledgeResult(questions: readonly KnowledgeQuestion[], answers: Answers): QuizResult {
  const right = questions.filter(({ correctAnswerIndex }, index) => correctAnswerIndex === answers[index]);
  return resultOf(right.length, questions.length);
}

/** Returns the points of each question; 0 for one without an answer. */
function pointsOf(questions: readonly ReadinessQuestion[], answers: Answers): number[] {
  return questions.map(({ options }, index) => options[answers[index] ?? -1]?.points ?? 0);
}

function resultOf(score: number, maximum: number): QuizResult {
  return { score, maximum, percent: Math.round((score / maximum) * 100), level: levelOf(score, maximum) };
}

/**
 * Levels are fractions of the maximum, so that both kinds of quiz have the same three. Whole numbers are compared: a division
 * might be inexact.
 */
function levelOf(score: number, maximum: number): QuizLevel {
  const isAbove = (points: number) => score * POINTS_OF_SPEC > points * maximum;
  if (isAbove(LEVEL_3_ABOVE)) return 3;
  return isAbove(LEVEL_2_ABOVE) ? 2 : 1;
}

/** Returns the lowest and highest score of each level, for example 0 to 5, 6 to 11 and 12 to 15 of 15 points. */
export function levelRanges(maximum: number): readonly { level: QuizLevel; from: number; to: number }[] {
  const scores = Array.from({ length: maximum + 1 }, (_, score) => score);
  return QUIZ_LEVELS.map((level) => {
    const reached = scores.filter((score) => levelOf(score, maximum) === level);
    return { level, from: Math.min(...reached), to: Math.max(...reached) };
  });
}

/** Returns the indexes of the questions whose answers are wrong or did not get all points, the widest gaps first. */
export function gapsOf(quiz: Quiz, answers: Answers): number[] {
  if (quiz.kind === 'knowledge')
    return [...quiz.questions.keys()].filter(
      (index) => quiz.questions[index]?.correctAnswerIndex !== answers[index],
    );
  const points = pointsOf(quiz.questions, answers);
  return [...points.keys()]
    .filter((index) => (points[index] ?? 0) < MAXIMUM_POINTS)
    .sort((one, other) => (points[one] ?? 0) - (points[other] ?? 0));
}
