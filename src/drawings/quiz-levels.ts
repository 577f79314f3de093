import { box, fitted, ghostBox, levelFace, type Projection, type Span } from './axonometry.ts';
import type { Drawing } from './drawing.ts';
import { polygon, strokes } from './path.ts';
import { qrOnTop } from './qr-code/qr-code.ts';

/** 1 is set out with stakes and strings, 2 has its foundation, 3 is complete. */
type QuizLevel = 1 | 2 | 3;

const GRID_X = [0, 80, 160, 240];
const GRID_Y = [0, 80, 160];
const FOUNDATION_TOP = 24;
const STOREY = 92;
const SLAB = 10;
const SLAB_X: Span = [-18, 258];
const SLAB_Y: Span = [-18, 178];

const drawLevel = { 1: setOut, 2: founded, 3: standing };

const FRAME = { left: 12, top: 10, width: 456, height: 320 };
const SIZE = { width: 480, height: 340 };

/** The site at a level of readiness. */
export function quizLevel(level: QuizLevel): Drawing {
  const { body } = fitted((project) => ground(project) + drawLevel[level](project), FRAME);
  return { ...SIZE, body };
}

/** The number of steps from the site that is set out (0) to the complete building. */
export const BUILDING_STEPS = 5;

/**
 * The building after some of its steps, the latest one real. It stays in place in the frame from step to step.
 *
 * @param steps 0 to {@link BUILDING_STEPS}
 */
export function buildingAfter(steps: number): Drawing {
  const { project } = fitted((projection) => ground(projection) + standing(projection), FRAME);
  const body =
    steps < 1
      ? setOut(project)
      : [...Array(steps).keys()].map((step) => building[step]?.(project, step + 1 === steps) ?? '').join('');
  return { ...SIZE, body: ground(project) + body };
}

/** What each step adds; `isLatest` draws it as real. */
const building: ((project: Projection, isLatest: boolean) => string)[] = [
  (project, isLatest) => foundation(project, isLatest ? 'real' : undefined),
  (project, isLatest) => columns(project, storey(0), isLatest ? 'real' : undefined),
  (project, isLatest) => slabAbove(project, 0, isLatest ? 'real' : undefined),
  (project, isLatest) => columns(project, storey(1), isLatest ? 'real' : undefined),
  (project, isLatest) => slabAbove(project, 1, isLatest ? 'real' : undefined) + carrierOnRoof(project),
];

function ground(project: Projection): string {
  return polygon(levelFace(project, [-40, 280], [-40, 200], 0), 'sheet');
}

/** The height of a storey between its slabs. */
function storey(number: number): Span {
  const base = FOUNDATION_TOP + number * (STOREY + SLAB);
  return [base, base + STOREY];
}

function slabAbove(project: Projection, number: number, group?: string): string {
  const ceiling = storey(number)[1];
  return box(project, SLAB_X, SLAB_Y, [ceiling, ceiling + SLAB], group);
}

function setOut(project: Projection): string {
  const axesX = GRID_X.map((x) => strokes([[project(x, -28, 0), project(x, 188, 0)]], 'dash'));
  const axesY = GRID_Y.map((y) => strokes([[project(-28, y, 0), project(268, y, 0)]], 'dash'));
  const plan = polygon(levelFace(project, [0, 240], [0, 160], 0), 'd2');
  const stake = (x: number, y: number, group?: string) =>
    box(project, [x - 3, x + 3], [y - 3, y + 3], [0, 34], group);
  const stakes = stake(240, 0) + stake(0, 0) + stake(240, 160) + stake(0, 160, 'real');
  const string = levelFace(project, [0, 240], [0, 160], 26);
  return axesX.join('') + axesY.join('') + plan + stakes + strokes([[...string, ...string.slice(0, 1)]]);
}

function founded(project: Projection): string {
  const roof = FOUNDATION_TOP + STOREY;
  const planned = ghostBox(project, SLAB_X, SLAB_Y, [roof, roof + SLAB]);
  const corners = [
    [SLAB_X[0], SLAB_Y[1]],
    [SLAB_X[1], SLAB_Y[1]],
    [SLAB_X[0], SLAB_Y[0]],
    [SLAB_X[1], SLAB_Y[0]],
  ] as const;
  const rising = strokes(
    corners.map(([x, y]) => [project(x, y, FOUNDATION_TOP), project(x, y, roof)]),
    'dash',
  );
  return foundation(project, 'real') + columns(project, [FOUNDATION_TOP, 44]) + planned + rising;
}

function standing(project: Projection): string {
  const storeys = [0, 1].map(
    (number) =>
      columns(project, storey(number)) + slabAbove(project, number, number === 1 ? 'real' : undefined),
  );
  return foundation(project) + storeys.join('') + carrierOnRoof(project);
}

/** Pads on the grid, and the raft on them. */
function foundation(project: Projection, group?: string): string {
  const pads = onGrid((x, y) => box(project, [x - 16, x + 16], [y - 16, y + 16], [0, 12]));
  return pads + box(project, SLAB_X, SLAB_Y, [12, FOUNDATION_TOP], group);
}

function columns(project: Projection, height: Span, group?: string): string {
  return onGrid((x, y) => box(project, [x - 4, x + 4], [y - 4, y + 4], height, group));
}

/** From far to near. */
function onGrid(draw: (x: number, y: number) => string): string {
  return GRID_Y.flatMap((y) => GRID_X.toReversed().map((x) => draw(x, y))).join('');
}

/** The QR code on the finished roof. */
function carrierOnRoof(project: Projection): string {
  const z = FOUNDATION_TOP + 2 * (STOREY + SLAB);
  return qrOnTop(project, { x: 86, y: 46, z, size: 68 }, 'class="ink2"');
}
