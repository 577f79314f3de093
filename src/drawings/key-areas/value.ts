import { box, cylinder, frontFace, levelCircle, levelFace, type Projection } from '../axonometry.ts';
import { polygon, strokes } from '../path.ts';

/** The value stream: steps in a row on a floor, and the timeline in front of them. */
export function map(project: Projection): string {
  const steps = [
    { x: 132, height: 40 },
    { x: 66, height: 58, group: 'real' },
    { x: 0, height: 30 },
  ];
  const front = 44;
  const boxes = steps.map(({ x, height, group }) => {
    const line = (length: number, z: number) => [project(x + 8, front, z), project(x + length, front, z)];
    const data = strokes([line(34, height - 10), line(24, height - 18)], group ? 'd real-d' : 'd');
    return box(project, [x, x + 44], [0, front], [0, height], group) + data;
  });
  const arrows = [36, 102].flatMap((x) => {
    const y = front + 10;
    const tip = project(x + 38, y, 0);
    return [
      [project(x, y, 0), tip],
      [project(x + 31, y - 5, 0), tip, project(x + 31, y + 5, 0)],
    ];
  });
  const [waiting, working] = [72, 90];
  const turns = [0, 44, 66, 110, 132, 176];
  const timeLine = turns.flatMap((x, i) =>
    (i % 2 ? [working, waiting] : [waiting, working]).map((y) => project(x, y, 0)),
  );
  return (
    polygon(levelFace(project, [-14, 190], [-14, 102], 0), 'sheet') +
    boxes.join('') +
    strokes(arrows, 'd2') +
    strokes([timeLine.slice(1, -1)], 'd2 strong')
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
