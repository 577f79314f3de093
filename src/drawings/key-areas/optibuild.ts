import { box, frontFace, ghostBox, levelFace, type Projection, type Span } from '../axonometry.ts';
import { polygon, strokes } from '../path.ts';

/** Level by level: one storey is drawn out of the building like a drawer, with all that is in it. */
export function levels(project: Projection): string {
  const [length, depth, storey, gap, out] = [130, 76, 34, 5, 64];
  const at = (level: number): Span => [level * (storey + gap), level * (storey + gap) + storey];
  const windows = (y: number, [from, to]: Span, className: string) =>
    [14, 52, 90]
      .map((x) => polygon(frontFace(project, [x, x + 26], y, [from + 9, to - 8]), className))
      .join('');
  const block = (level: number) =>
    box(project, [0, length], [0, depth], at(level)) + windows(depth, at(level), 'hole');
  const [low, high] = at(1);
  const ways = [low, high].map((z) => [project(0, 0, z), project(0, out, z)]);
  return (
    polygon(levelFace(project, [-16, length + 16], [-16, depth + out + 16], 0), 'sheet') +
    block(0) +
    strokes(ways, 'dash') +
    box(project, [0, length], [out, depth + out], at(1), 'real') +
    windows(depth + out, at(1), 'd real-d') +
    block(2)
  );
}

/** Clash checks: a duct runs into a beam. The near part of the beam is transparent, so that the overlap shows. */
export function clash(project: Projection): string {
  const beam: { y: Span; z: Span } = { y: [54, 86], z: [0, 46] };
  const duct: { x: Span; z: Span } = { x: [64, 106], z: [10, 36] };
  return (
    box(project, duct.x, [0, beam.y[0]], duct.z) +
    box(project, [duct.x[1], 168], beam.y, beam.z) +
    box(project, duct.x, beam.y, duct.z, 'real') +
    box(project, duct.x, [beam.y[1], 140], duct.z) +
    ghostBox(project, [0, duct.x[1]], beam.y, beam.z)
  );
}

/** Quantities: volumes that are measured with a staff. */
export function quantities(project: Projection): string {
  const parts: { x: Span; y: Span; z: Span; group?: string }[] = [
    { x: [0, 116], y: [0, 86], z: [0, 32] },
    { x: [0, 116], y: [0, 58], z: [32, 64], group: 'real' },
    { x: [0, 116], y: [0, 30], z: [64, 88] },
  ];
  const staff: { x: Span; y: Span } = { x: [-44, -32], y: [0, 6] };
  const fields = [0, 16, 32, 48, 64, 80].map((z) =>
    polygon(frontFace(project, staff.x, staff.y[1], [z, z + 8]), 'ink'),
  );
  const readings = [32, 64, 88].map((z) => [project(staff.x[1], staff.y[1], z), project(0, 0, z)]);
  return (
    strokes(readings, 'dash') +
    box(project, staff.x, staff.y, [0, 104]) +
    fields.join('') +
    parts.map(({ x, y, z, group }) => box(project, x, y, z, group)).join('')
  );
}
