import { box, fitted, ghostBox, levelFace, type Projection, type Span } from '../axonometry.ts';
import type { Drawing } from '../drawing.ts';
import { polygon, strokes, tenths } from '../path.ts';

const COLUMNS_X = [0, 70, 140, 210, 280, 350];
const COLUMNS_Y = [0, 64, 128];
const STOREY = 52;
const SLAB = 7;

interface Level {
  /** The number of column rows already built. */
  readonly rows: number;
  /** How far the slab above reaches. */
  readonly reach: number;
  readonly slab: 'built' | 'real' | 'planned';
}

const LEVELS: readonly Level[] = [
  { rows: 6, reach: 350, slab: 'built' },
  { rows: 6, reach: 350, slab: 'real' },
  { rows: 6, reach: 350, slab: 'built' },
  { rows: 4, reach: 210, slab: 'planned' },
];

/** Level marks of the ground and the three slabs. */
const LEVEL_MARKS = ['±0.000', '+3.600', '+7.200', '+10.800'];

/** A frame under construction, level by level, under a crane. */
export function optibuildDrawing(): Drawing {
  const { project, body } = fitted(drawOptibuild, { left: 10, top: 12, width: 304, height: 296 });
  const marks = LEVEL_MARKS.map((label, i) => {
    const [x, y] = project(358, 136, i * (STOREY + SLAB));
    return (
      `<path class="lead" d="M${tenths(x + 8)} ${tenths(y)}H404"/>` +
      `<path class="pin" d="M390 ${tenths(y - 8)}h12l-6 8z"/>` +
      `<text class="note" x="414" y="${tenths(y + 4)}">${label}</text>`
    );
  });
  return { width: 640, height: 320, body: body + marks.join('') };
}

function drawOptibuild(project: Projection): string {
  const ground = polygon(levelFace(project, [-26, 376], [-26, 154], 0), 'sheet');
  const levels = LEVELS.map((level, i) => storey(project, level, i * (STOREY + SLAB)));
  return ground + crane(project) + levels.join('') + craneRope(project);
}

/** Columns around a core, and the slab above them. */
function storey(project: Projection, { rows, reach, slab }: Level, base: number): string {
  const ceiling = base + STOREY;
  const columns = COLUMNS_Y.flatMap((y) =>
    COLUMNS_X.slice(0, rows)
      .reverse()
      .map((x) => {
        const isCore = y === 64 && (x === 140 || x === 210);
        if (!isCore) return box(project, [x - 3.5, x + 3.5], [y - 3.5, y + 3.5], [base, ceiling]);
        return x === 210 ? box(project, [140, 206], [20, 100], [base, ceiling]) : '';
      }),
  );
  const x: Span = [-8, reach + 8];
  const y: Span = [-8, 136];
  const z: Span = [ceiling, ceiling + SLAB];
  const deck =
    slab === 'planned'
      ? ghostBox(project, x, y, z)
      : box(project, x, y, z, slab === 'real' ? 'real' : undefined);
  return columns.join('') + deck;
}

const CRANE = { x: 316, y: -52, width: 12, jib: 266 };

function crane(project: Projection): string {
  const { x, y, width, jib } = CRANE;
  const at = (dx: number, z: number) => project(x + dx, y, z);
  const braces = Array.from({ length: 13 }, (_, i) => i * 20).flatMap((z) => [
    [at(0, z), at(width, z + 20)],
    [at(width, z), at(0, z + 20)],
  ]);
  const mast = [[at(0, 0), at(0, 276)], [at(width, 0), at(width, 276)], ...braces];
  const boom = [
    [at(-190, jib), at(60, jib)],
    [at(-190, jib), at(6, 288), at(60, jib)],
  ];
  const counterweight = box(project, [x + 44, x + 62], [y - 5, y + 7], [246, 264]);
  return strokes(mast) + strokes(boom, 'd2') + counterweight;
}

function craneRope(project: Projection): string {
  const { x, y, jib } = CRANE;
  return strokes([[project(x - 120, y, jib), project(x - 120, y, 226)]], 'd2');
}
