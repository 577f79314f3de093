import { box, fitted, levelFace, type Projection } from '../axonometry.ts';
import type { Drawing } from '../drawing.ts';
import { polygon, strokes } from '../path.ts';

const LENGTH = 252;
const STEP_WIDTH = 62;

interface ProcessStep {
  readonly x: number;
  readonly height: number;
  /** Heights of the three bars on the step. */
  readonly bars: readonly [number, number, number];
  readonly real?: boolean;
}

/** From far to near. */
const STEPS: readonly ProcessStep[] = [
  { x: 184, height: 82, bars: [24, 46, 16] },
  { x: 92, height: 118, bars: [34, 24, 46], real: true },
  { x: 0, height: 62, bars: [16, 34, 24] },
];

/** A value stream in three steps, and its timeline. */
export function valueDrawing(): Drawing {
  const { body } = fitted(drawValue, { left: 16, top: 26, width: 288, height: 268 });
  return { width: 320, height: 320, body };
}

function drawValue(project: Projection): string {
  const floor = polygon(levelFace(project, [-16, LENGTH + 14], [-26, 132], 0), 'sheet');
  const steps = STEPS.map((step) => processStep(project, step));
  return floor + steps.join('') + timeLine(project) + timeScale(project);
}

function processStep(project: Projection, { x, height, bars, real }: ProcessStep): string {
  const group = real ? 'real' : undefined;
  const front = 52;
  const line = (length: number, z: number) => [project(x + 10, front, z), project(x + length, front, z)];
  const data = strokes([line(46, height - 14), line(34, height - 24)], real ? 'd real-d' : 'd');
  const figures = bars.map((bar, i) => {
    const start = x + 10 + i * 16;
    return box(project, [start, start + 10], [16, 26], [height, height + bar], group);
  });
  const body = box(project, [x, x + STEP_WIDTH], [-10, front], [0, height], group);
  return body + data + figures.join('') + (x < 184 ? arrowToNextStep(project, x) : '');
}

function arrowToNextStep(project: Projection, x: number): string {
  const tip = project(x + 89, 21, 0);
  const shaft = [project(x + 65, 21, 0), tip];
  return strokes([shaft, [project(x + 81, 15, 0), tip, project(x + 81, 27, 0)]], 'd2');
}

/** Waiting is drawn high, working low. */
function timeLine(project: Projection): string {
  const [waiting, working] = [74, 100];
  const start = -2;
  const points = [project(start, working, 0)];
  let x = start;
  for (const [duration, y] of [
    [62, working],
    [30, waiting],
    [62, working],
    [30, waiting],
    [64, working],
  ] as const) {
    points.push(project(x, y, 0), project(x + duration, y, 0));
    x += duration;
  }
  return strokes([points], 'd2 strong');
}

function timeScale(project: Projection): string {
  const ticks = Array.from({ length: 21 }, (_, i) => {
    const x = -2 + i * 12.4;
    return [project(x, 114, 0), project(x, i % 5 ? 119 : 124, 0)];
  });
  return strokes([...ticks, [project(-2, 114, 0), project(246, 114, 0)]]);
}
