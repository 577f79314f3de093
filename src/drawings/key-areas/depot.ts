import { box, cylinder, frontFace, ghostBox, levelFace, type Projection, type Span } from '../axonometry.ts';
import { type Point, polygon, strokes } from '../path.ts';

const GRIP = 3;

/** A small square handle, as modelling programs show on points that can be dragged. */
function grip([x, y]: Point): string {
  const corners: Point[] = [
    [x - GRIP, y - GRIP],
    [x + GRIP, y - GRIP],
    [x + GRIP, y + GRIP],
    [x - GRIP, y + GRIP],
  ];
  return polygon(corners, 'grip');
}

/** Parametric objects: a window in one of its sizes, and the largest one with the grips that resize it. */
export function object(project: Projection): string {
  const front = 26;
  const depth: Span = [0, front];
  const largest = { x: [0, 176], z: [0, 104] } as const;
  const chosen = { x: [0, 112], z: [0, 80] } as const;
  const pane = (x: Span) => polygon(frontFace(project, x, front, [10, 70]), 'hole');
  const middles = [project(88, front, 104), project(176, front, 52)];
  const grips = [...frontFace(project, largest.x, front, largest.z), ...middles];
  return (
    ghostBox(project, largest.x, depth, largest.z) +
    box(project, chosen.x, depth, chosen.z, 'real') +
    pane([10, 52]) +
    pane([60, 102]) +
    grips.map(grip).join('')
  );
}

/** Object libraries: many kinds of product in one order, one of them real. */
export function library(project: Projection): string {
  const cell = 50;
  const at = (column: number, row: number): [Span, Span] => [
    [column * cell + 10, column * cell + 40],
    [row * cell + 10, row * cell + 40],
  ];
  const upright = (column: number, row: number, height: number, group?: string) =>
    box(project, ...at(column, row), [0, height], group);
  const round = (column: number, row: number, height: number) =>
    cylinder(project, column * cell + 25, row * cell + 25, [0, height], 14);
  const layered = (column: number, row: number) =>
    [0, 9, 18].map((z) => box(project, ...at(column, row), [z, z + 7])).join('');
  const lines = [1, 2].flatMap((i) => [
    [project(i * cell, 0, 0), project(i * cell, 150, 0)],
    [project(0, i * cell, 0), project(150, i * cell, 0)],
  ]);
  return (
    polygon(levelFace(project, [0, 150], [0, 150], 0), 'sheet') +
    strokes(lines) +
    [upright(2, 0, 44), round(1, 0, 22), layered(0, 0)].join('') +
    [layered(2, 1), upright(1, 1, 28, 'real'), round(0, 1, 12)].join('') +
    [round(2, 2, 30), upright(1, 2, 16), upright(0, 2, 8)].join('')
  );
}

/** Updates: the next version descends to the place of the old one. */
export function update(project: Projection): string {
  const ground = 8;
  const [x, y]: [Span, Span] = [
    [12, 62],
    [12, 62],
  ];
  const oldPlace: Span = [100, 150];
  const oldTop = ground + 30;
  const hovering = ground + 38;
  const corner = (cornerX: number, cornerY: number) => [
    project(cornerX, cornerY, ground),
    project(cornerX, cornerY, hovering),
  ];
  const departure = (cornerX: number, z: number) => [
    project(cornerX, y[1], z),
    project(cornerX, oldPlace[0], z),
  ];
  return (
    box(project, [0, 74], [0, 162], [0, ground]) +
    polygon(levelFace(project, x, y, ground), 'ghost') +
    strokes([corner(x[0], y[0]), corner(x[1], y[1]), corner(x[0], y[1])], 'dash') +
    strokes([departure(x[0], ground), departure(x[1], ground), departure(x[0], oldTop)], 'dash') +
    box(project, x, oldPlace, [ground, oldTop]) +
    box(project, x, y, [hovering, hovering + 46], 'real')
  );
}
