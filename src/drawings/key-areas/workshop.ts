import { box, cylinder, levelFace, type Projection, type Span } from '../axonometry.ts';
import { insulationLoops } from '../insulation.ts';
import { polygon, strokes } from '../path.ts';

/** Around a table: a plan, notes, and one that has been agreed. */
export function tableTop(project: Projection): string {
  const top = 52;
  const leg = (x: number, y: number) => box(project, [x, x + 8], [y, y + 8], [0, top - 7]);
  const sheet = (x: Span, y: Span, className: string) => polygon(levelFace(project, x, y, top), className);
  const line = (...points: (readonly [number, number])[]) => points.map(([x, y]) => project(x, y, top));
  const plan = [
    line([34, 20], [82, 20], [82, 44], [62, 44], [62, 62], [34, 62], [34, 20]),
    line([56, 20], [56, 34]),
    line([34, 44], [48, 44]),
  ];
  return (
    leg(140, 2) +
    leg(2, 2) +
    leg(140, 82) +
    leg(2, 82) +
    box(project, [-4, 154], [-4, 96], [top - 7, top]) +
    sheet([22, 100], [10, 72], 'sheet') +
    strokes(plan) +
    cylinder(project, 132, 74, [top, top + 12], 8) +
    sheet([112, 136], [12, 36], 'sheet') +
    sheet([58, 88], [62, 88], 'note-real')
  );
}

/** Hands-on: a sample of a wall, assembled from its parts. */
export function practice(project: Projection): string {
  const [length, height]: [Span, Span] = [
    [0, 84],
    [0, 78],
  ];
  const wool: Span = [46, 76];
  const hatch = insulationLoops((along, across) => project(0, wool[0] + 3 + across, along), {
    length: 78,
    pitch: 11,
    thickness: 24,
  });
  const rail = (x: number) => box(project, [x, x + 10], [108, 116], height);
  const axis = (x: number, z: number, from: number, to: number) => [project(x, from, z), project(x, to, z)];
  return (
    box(project, length, [0, 14], height) +
    strokes([axis(42, 39, 14, wool[0])], 'axis') +
    box(project, length, wool, height, 'real') +
    `<path class="d real-d" d="${hatch}"/>` +
    strokes([axis(42, 39, wool[1], 150)], 'axis') +
    rail(70) +
    rail(4) +
    box(project, length, [150, 156], height) +
    strokes([10, 74].flatMap((x) => [10, 68].map((z) => [project(x - 2, 156, z), project(x + 2, 156, z)])))
  );
}

/** Handbook: ring-bound sheets under their cover. */
export function handbook(project: Projection): string {
  const [length, depth]: [Span, Span] = [
    [0, 84],
    [0, 98],
  ];
  const sheets = 40;
  const top = sheets + 5;
  const edges = [8, 16, 24, 32].map((z) => [
    project(length[0], depth[0], z),
    project(length[0], depth[1], z),
    project(length[1], depth[1], z),
  ]);
  const line = (from: number, to: number, x: number) => [project(x, from, top), project(x, to, top)];
  const rings = [13, 31, 49, 67, 85].flatMap((y) => [ring(project, y, top), ring(project, y + 3, top)]);
  return (
    box(project, length, depth, [0, sheets]) +
    strokes(edges) +
    box(project, length, depth, [sheets, top], 'real') +
    strokes([line(24, 80, 64), line(24, 60, 52), line(24, 70, 40)], 'd real-d') +
    strokes(rings, 'd2')
  );
}

/** The visible part of a wire ring: from its hole in the cover around the spine. */
function ring(project: Projection, y: number, top: number) {
  const centre = top / 2;
  const [reach, height] = [9, centre + 4];
  return Array.from({ length: 15 }, (_, i) => {
    const angle = 1.05 + i * 0.225;
    return project(reach * Math.cos(angle) + 3, y, centre + height * Math.sin(angle));
  });
}
