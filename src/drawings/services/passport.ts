import { leaderNote } from '../annotation.ts';
import { box, fitted, levelFace, type Projection, type Span } from '../axonometry.ts';
import type { Drawing } from '../drawing.ts';
import { insulationLoops } from '../insulation.ts';
import { pathData, polygon, strokes } from '../path.ts';
import { qrOnTop } from '../qr-code/qr-code.ts';

const LENGTH = 230;
const DEPTH = 150;
const SLAB_THICKNESS = 22;
const PRODUCT_TOP = 64;
const ENVIRONMENT = 92;
const PERFORMANCE = 152;
const IDENTITY = 212;

/** One product, with its data lifted off it as three sheets. */
export function passportDrawing(): Drawing {
  const { project, body } = fitted(drawPassport, { left: 14, top: 16, width: 292, height: 288 });
  const notes = [
    { height: IDENTITY, depth: 58, label: 'Identity', detail: 'GTIN, maker, batch' },
    { height: PERFORMANCE, depth: 58, label: 'Performance', detail: 'DoPC, EN 13162' },
    { height: ENVIRONMENT, depth: 58, label: 'Environment', detail: 'EPD, EN 15804' },
    { height: 38, depth: 80, label: 'Product', detail: 'As delivered' },
  ].map(({ height, depth, label, detail }) =>
    leaderNote(project(LENGTH, depth, height), 392, { label, detail }),
  );
  return { width: 640, height: 320, body: body + notes.join('') };
}

function drawPassport(project: Projection): string {
  const sheet = (z: number) => polygon(levelFace(project, [0, LENGTH], [0, DEPTH], z), 'sheet');
  return (
    product(project) +
    sheet(ENVIRONMENT) +
    lifeCycleBars(project, ENVIRONMENT) +
    sheet(PERFORMANCE) +
    propertyTable(project, PERFORMANCE) +
    sheet(IDENTITY) +
    identity(project, IDENTITY)
  );
}

/** Three insulation slabs, and the edges from which the sheets were lifted. */
function product(project: Projection): string {
  const slabs = [-6, 18, 42].map((z) => {
    const hatch = insulationLoops((along, across) => project(0, along, z + 2 + across), {
      length: DEPTH,
      pitch: 15,
      thickness: 18,
    });
    const slab = box(project, [0, LENGTH], [0, DEPTH], [z, z + SLAB_THICKNESS], 'real');
    return `${slab}<path class="d real-d" d="${hatch}"/>`;
  });
  const joints = [90, 160].map((x) => [project(x, 0, PRODUCT_TOP), project(x, DEPTH, PRODUCT_TOP)]);
  const corners = [
    [0, 0],
    [LENGTH, DEPTH],
    [0, DEPTH],
  ] as const;
  const lifted = corners.map(([x, y]) => [project(x, y, PRODUCT_TOP), project(x, y, IDENTITY)]);
  return slabs.join('') + strokes(joints, 'd real-d') + strokes(lifted, 'dash');
}

/** Bars for the modules of the life cycle, on a line. */
function lifeCycleBars(project: Projection, z: number): string {
  const base = DEPTH - 26;
  const bars = [78, 22, 34, 14, 46].map((height, i) => {
    const x = 36 + i * 36;
    const corners = [project(x, base, z), project(x + 20, base, z)];
    return pathData([...corners, project(x + 20, base - height, z), project(x, base - height, z)]);
  });
  const line = [project(22, base, z), project(LENGTH - 22, base, z)];
  return `<path class="ink" d="${bars.join('')}"/>${strokes([line])}`;
}

/** Names on the left, values on the right, under a head line. */
function propertyTable(project: Projection, z: number): string {
  const row = ([from, to]: Span, y: number) => [project(from, y, z), project(to, y, z)];
  const rows = [0, 1, 2, 3, 4].flatMap((i) => {
    const y = 34 + i * 21;
    return [row([24, 96 + ((i * 37) % 50)], y), row([158, LENGTH - 24 - (i % 2) * 14], y)];
  });
  return strokes([...rows, row([24, LENGTH - 24], 20)]);
}

/** A data carrier with the lines beside it. */
function identity(project: Projection, z: number): string {
  const lines = [0, 1, 2, 3, 4].map((i) => [
    project(136, 40 + i * 18, z),
    project(204 - (i % 3) * 14, 40 + i * 18, z),
  ]);
  return qrOnTop(project, { x: 26, y: 30, z, size: 92 }, 'class="ink"') + strokes(lines);
}
