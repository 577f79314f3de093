import {
  box,
  boxFaces,
  endFace,
  fitted,
  frontFace,
  ghostBox,
  levelFace,
  type Projection,
  type Span,
} from './axonometry.ts';
import { type Drawing, tightened } from './drawing.ts';
import { insulationLoops } from './insulation.ts';
import { type Point, polygon, strokes } from './path.ts';

const LENGTH: Span = [0, 150];
const DEPTH: Span = [0, 75];
const HEIGHT: Span = [0, 25];

const drawings = { passport, model, check, gaps };

export type SampleFile = keyof typeof drawings;

export const SAMPLE_FILES = Object.keys(drawings) as readonly SampleFile[];

/** The drawing of a file of the sample: always the same slab, and one thing made real. */
export function sampleFileDrawing(file: SampleFile): Drawing {
  const { body } = fitted(drawings[file], { left: 4, top: 6, width: 212, height: 138 });
  return tightened({ width: 220, height: 150, body });
}

/** The slab in lines. */
function slab(project: Projection): string {
  return box(project, LENGTH, DEPTH, HEIGHT) + hatch(project, 'd');
}

function hatch(project: Projection, className: string): string {
  const loops = insulationLoops((along, across) => project(0, along, 2 + across), {
    length: DEPTH[1],
    pitch: 12.5,
    thickness: HEIGHT[1] - 4,
  });
  return `<path class="${className}" d="${loops}"/>`;
}

/** The data, lifted off the slab as a sheet. */
function passport(project: Projection): string {
  const z = HEIGHT[1] + 44;
  const corners = levelFace(project, LENGTH, DEPTH, HEIGHT[1]);
  const sheet = levelFace(project, LENGTH, DEPTH, z);
  const lifted = corners.map((corner, i) => [corner, sheet[i] ?? corner]);
  const rows = [16, 30, 44, 58].flatMap((y, i) => [
    [project(16, y, z), project(62 + (i % 2) * 14, y, z)],
    [project(98, y, z), project(132 - (i % 3) * 10, y, z)],
  ]);
  return slab(project) + strokes(lifted, 'dash') + polygon(sheet, 'note-real') + strokes(rows, 'd real-d');
}

/** The slab as an object: real, in the grips of a program. */
function model(project: Projection): string {
  const { top, front, end } = boxFaces(project, LENGTH, DEPTH, HEIGHT);
  return (
    ghostBox(project, [-14, 164], [-14, 89], [-10, 35]) +
    box(project, LENGTH, DEPTH, HEIGHT, 'real') +
    hatch(project, 'd real-d') +
    [...top, ...front.slice(0, 2), ...end.slice(0, 1)].map(grip).join('')
  );
}

function grip([x, y]: Point): string {
  const [left, right, top, bottom] = [x - 2.5, x + 2.5, y - 2.5, y + 2.5];
  const corners: Point[] = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  return polygon(corners, 'grip');
}

/** The slab passes a gauge. */
function check(project: Projection): string {
  const x: Span = [62, 82];
  const beam: Span = [HEIGHT[1] + 8, HEIGHT[1] + 26];
  const post = (y: Span) => box(project, x, y, [0, beam[0]]);
  return (
    post([-30, -14]) +
    slab(project) +
    post([DEPTH[1] + 14, DEPTH[1] + 30]) +
    box(project, x, [-30, DEPTH[1] + 30], beam, 'real')
  );
}

/** A board with rows: two are still empty, one has just been filled. */
function gaps(project: Projection): string {
  const [x, y] = [0, DEPTH[1]] as const;
  const board: Span = [0, 108];
  const row = (i: number): Span => [88 - i * 20, 98 - i * 20];
  const cell = ([from, to]: Span, z: Span, className: string) =>
    polygon(frontFace(project, [from, to], y, z), className);
  const cells = [0, 1, 2, 3, 4].flatMap((i) => [
    cell([12, 62], row(i), 't'),
    cell([74, 138], row(i), i === 1 ? 'note-real' : i === 2 || i === 4 ? 'ghost' : 't'),
  ]);
  return (
    polygon(endFace(project, x, [y - 8, y], board), 'e') +
    polygon(levelFace(project, LENGTH, [y - 8, y], board[1]), 't') +
    polygon(frontFace(project, LENGTH, y, board), 'f') +
    cells.join('')
  );
}
