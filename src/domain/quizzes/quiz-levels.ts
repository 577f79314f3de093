/** The maximum points for one answer of a readiness quiz (spec, section 9). */
export const MAXIMUM_POINTS = 3;

/** The levels of a result, from lowest to highest. */
export const QUIZ_LEVELS = [1, 2, 3] as const;
export type QuizLevel = (typeof QUIZ_LEVELS)[number];
