import { box, frontFace, ghostBox, levelFace, type Projection, type Span } from '../axonometry.ts';
import { polygon, strokes } from '../path.ts';

/** Level by level: a frame of three storeys, the slab in progress real, the last one planned. */
export function levels(project: Projection): string {
  const [x, y]: [Span, Span] = [
    [-6, 126],
    [-6, 86],
  ];
  const storey = 30;
  const slab = 6;
  const columns = (base: number) =>
    [0, 80].flatMap((depth) =>
      [120, 60, 0].map((along) =>
        box(project, [along - 3, along + 3], [depth - 3, depth + 3], [base, base + storey]),
      ),
    );
  const storeys = [0, 1, 2].map((level) => {
    const base = level * (storey + slab);
    const z: Span = [base + storey, base + storey + slab];
    const deck =
      level === 2 ? ghostBox(project, x, y, z) : box(project, x, y, z, level === 1 ? 'real' : undefined);
    return columns(base).join('') + deck;
  });
  return polygon(levelFace(project, [-20, 140], [-20, 100], 0), 'sheet') + storeys.join('');
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
