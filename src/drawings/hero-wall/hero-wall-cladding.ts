import { box, boxFaces, frontFace, type Span } from '../axonometry.ts';
import { polygon, strokes } from '../path.ts';
import { qrOnFront } from '../qr-code/qr-code.ts';
import {
  FULL_HEIGHT,
  FULL_LENGTH,
  HEIGHT,
  LENGTH,
  project,
  slab,
  type WallLayer,
} from './hero-wall-layers.ts';

/** The outline of the air layer, three T-rails with their brackets, and arrows for the rising air. */
export function cavity({ inner, outer }: WallLayer): string {
  const air = polygon(frontFace(project, FULL_LENGTH, outer, FULL_HEIGHT), 'g');
  const rails = [865, 445, 25].map((x) => {
    const brackets = [130, 420, 710].map((z) => {
      const { front, end, top } = boxFaces(project, [x + 16, x + 54], [inner - 120, inner], [z - 30, z + 30]);
      return polygon(top, 't') + polygon(end, 'e') + polygon(front, 'f');
    });
    const flange = box(project, [x, x + 70], [inner, inner + 10], FULL_HEIGHT);
    const web = box(project, [x + 30, x + 40], [inner + 10, outer], FULL_HEIGHT);
    return brackets.join('') + flange + web;
  });
  return air + rails.join('') + risingAir((inner + outer) / 2);
}

function risingAir(y: number): string {
  const height = 270;
  const arrows = [190, 340, 610, 760].flatMap((x) =>
    [60, 450].flatMap((start) => {
      const foot = start + (x % 40) * 2; // staggered, so that the arrows do not form a row
      const tip = project(x, y, foot + height);
      const barb = foot + height - 38;
      return [
        [project(x, y, foot), tip],
        [project(x - 16, y, barb), tip, project(x + 16, y, barb)],
      ];
    }),
  );
  return strokes(arrows, 'a');
}

const JOINT = 6;
const EDGE_DISTANCE = 30;
const PANEL_ROWS: readonly Span[] = [
  [0, 280],
  [280, 560],
  [560, HEIGHT],
];
/** Right to left, so that the nearer panel covers the joint. */
const PANEL_COLUMNS: readonly (readonly Span[])[] = [
  [
    [600, LENGTH],
    [0, 600],
  ],
  [
    [360, LENGTH],
    [0, 360],
  ],
];

/** Facade panels in a staggered bond, with open joints and rivets; the data carrier is on the lowest left one. */
export function panel(layer: WallLayer): string {
  const panels = PANEL_ROWS.flatMap((row, i) =>
    (PANEL_COLUMNS[i % 2] ?? []).map((column) => {
      const x: Span = [column[0] + (column[0] ? JOINT : 0), column[1] - (column[1] < LENGTH ? JOINT : 0)];
      const z: Span = [row[0] + (row[0] ? JOINT : 0), row[1] - (row[1] < HEIGHT ? JOINT : 0)];
      return slab(layer, x, z) + rivets(x, layer.outer, z);
    }),
  );
  return panels.join('') + dataCarrier(layer.outer + 1);
}

function rivets([x0, x1]: Span, y: number, [z0, z1]: Span): string {
  const marks = [x0 + EDGE_DISTANCE, x1 - EDGE_DISTANCE].flatMap((x) =>
    [z0 + EDGE_DISTANCE, z1 - EDGE_DISTANCE].map((z) => [project(x - 4, y, z), project(x + 4, y, z)]),
  );
  return strokes(marks, 'd dot');
}

const CARRIER = { x: 70, z: 84, size: 150, quietZone: 12 };

function dataCarrier(y: number): string {
  const { x, z, size, quietZone } = CARRIER;
  const label = polygon(frontFace(project, [x, x + size], y, [z, z + size]), 'q');
  const code = { x: x + quietZone, y, z: z + quietZone, size: size - 2 * quietZone };
  return label + qrOnFront(project, code, 'm');
}
