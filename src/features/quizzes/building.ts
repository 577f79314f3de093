import type { Drawing } from '#drawings/drawing.ts';
import step0 from '#drawings/quizzes/building-0.svg?drawing';
import step1 from '#drawings/quizzes/building-1.svg?drawing';
import step2 from '#drawings/quizzes/building-2.svg?drawing';
import step3 from '#drawings/quizzes/building-3.svg?drawing';
import step4 from '#drawings/quizzes/building-4.svg?drawing';
import complete from '#drawings/quizzes/building-5.svg?drawing';
import level1 from '#drawings/quizzes/level-1.svg?drawing';
import level2 from '#drawings/quizzes/level-2.svg?drawing';

/** The building at each step, from the set-out site to the complete building. The newest part is drawn in colour. */
export const building: readonly [Drawing, ...Drawing[]] = [step0, step1, step2, step3, step4, complete];

/** The building at each level of a result. */
export const buildingAtLevel = { 1: level1, 2: level2, 3: complete };
