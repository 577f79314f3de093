import { box, cylinder, frontFace, levelCircle, levelFace, type Projection } from '../axonometry.ts';
import { polygon, strokes } from '../path.ts';

/** The map of today: steps, handovers and waiting on one sheet, held down at its corners; one step is real. */
export function map(project: Projection): string {
  const top = 3;
  const on = (x: number, y: number) => project(x, y, top);
  const steps = [18, 80, 142].map((x, i) => {
    const isReal = i === 1;
    const lines = [
      [on(x, 30), on(x + 44, 30)],
      [on(x + 8, 40), on(x + 32, 40)],
      [on(x + 8, 48), on(x + 24, 48)],
    ];
    return (
      polygon(levelFace(project, [x, x + 44], [18, 58], top), isReal ? 'note-real' : 't') +
      strokes(lines, isReal ? 'd real-d' : 'd')
    );
  });
  const arrows = [64, 126].flatMap((x) => [
    [on(x, 38), on(x + 14, 38)],
    [on(x + 9, 34), on(x + 14, 38), on(x + 9, 42)],
  ]);
  const [waiting, working] = [76, 96];
  const turns = [30, 62, 80, 124, 142, 178];
  const timeLine = turns.flatMap((x, i) =>
    (i % 2 ? [working, waiting] : [waiting, working]).map((y) => on(x, y)),
  );
  const weight = (x: number, y: number) => cylinder(project, x, y, [top, 12], 6);
  return (
    box(project, [0, 204], [0, 116], [0, top]) +
    steps.join('') +
    strokes(arrows, 'd2') +
    strokes([timeLine.slice(1, -1)], 'd2 strong') +
    [weight(192, 12), weight(12, 12), weight(192, 104), weight(12, 104)].join('')
  );
}

/** Lead times: a clock face, with the value-adding time real. */
export function clock(project: Projection): string {
  const [radius, rim, top] = [70, 61, 18];
  const at = (turn: number, distance: number) =>
    project(distance * Math.sin(turn * 2 * Math.PI), -distance * Math.cos(turn * 2 * Math.PI), top);
  const sector = Array.from({ length: 13 }, (_, i) => at(0.03 + i / 48, rim - 12));
  const hours = Array.from({ length: 12 }, (_, i) => [at(i / 12, rim - (i % 3 ? 6 : 10)), at(i / 12, rim)]);
  return (
    cylinder(project, 0, 0, [0, top], radius, SMOOTH) +
    polygon(levelCircle(project, [0, 0, top], rim, SMOOTH), 'd') +
    polygon([at(0, 0), ...sector], 'note-real') +
    strokes(hours, 'd2') +
    strokes([[at(0, 0), at(0.55, 34)]], 'd2 strong') +
    strokes([[at(0, 0), project(0, 0, 84)]], 'axis')
  );
}

/** Corners of a circle so large that fewer would show. */
const SMOOTH = 72;

/** Key figures: an upright board with a column for each figure and a line for the target. */
export function board(project: Projection): string {
  const [left, right] = [0, 184];
  const face = 12;
  const base = 32;
  const posts = [14, 162].map((x) => box(project, [x, x + 8], [2, 10], [0, 22]));
  const columns = [
    { x: 22, height: 26 },
    { x: 52, height: 42 },
    { x: 82, height: 58, className: 'note-real' },
    { x: 112, height: 34 },
    { x: 142, height: 48 },
  ].map(({ x, height, className = 't' }) =>
    polygon(frontFace(project, [x, x + 18], face, [base, base + height]), className),
  );
  const level = (z: number) => [project(left + 12, face, z), project(right - 12, face, z)];
  return (
    posts.join('') +
    box(project, [left, right], [0, face], [22, 104]) +
    strokes([level(base)], 'd2') +
    columns.join('') +
    strokes([level(base + 50)], 'dash')
  );
}
