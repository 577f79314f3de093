import { box, fitted, type Projection, type Span } from '../axonometry.ts';
import {
  arrow,
  earth,
  FIGURE_WIDTH,
  hatch,
  label,
  levelMark,
  loops,
  opening,
  plate,
  rectangle,
} from '../drafting.ts';
import type { Drawing } from '../drawing.ts';
import { type Point, polygon, strokes } from '../path.ts';

/** One precast wall at two milestones. Both are complete for their purpose. */
function milestones(): Drawing {
  const tender = fitted(drawTender, { left: 2, top: 14, width: 112, height: 124 });
  const production = fitted(drawProduction, { left: 126, top: 14, width: 112, height: 124 });
  const body =
    tender.body +
    production.body +
    label(58, 156, 'Tender', { anchor: 'middle' }) +
    label(182, 156, 'Production', { anchor: 'middle' });
  return { width: FIGURE_WIDTH, height: 162, body };
}

const WALL: { x: Span; y: Span; z: Span } = { x: [0, 96], y: [0, 14], z: [0, 84] };
const OPENING: { x: Span; z: Span } = { x: [36, 66], z: [30, 62] };

function drawTender(project: Projection): string {
  return (
    topOfLoops(project) +
    box(project, WALL.x, WALL.y, WALL.z) +
    opening(project, OPENING.x, OPENING.z, WALL.y[1], WALL.y[1])
  );
}

/** An empty path at the top of the other wall's lifting loops, so that both walls have the same scale. */
function topOfLoops(project: Projection): string {
  return strokes([[project(20, 7, 94)]]);
}

function drawProduction(project: Projection): string {
  const y = WALL.y[1];
  const across = [12, 22, 70, 80].map((z) => [project(4, y, z), project(92, y, z)]);
  const beside = [40, 52].flatMap((z) => [
    [project(4, y, z), project(32, y, z)],
    [project(70, y, z), project(92, y, z)],
  ]);
  const up = [8, 18, 28, 74, 84].map((x) => [project(x, y, 4), project(x, y, 80)]);
  const loop = (x: number) => [
    project(x - 5, 7, 84),
    project(x - 5, 7, 91),
    project(x, 7, 94),
    project(x + 5, 7, 91),
    project(x + 5, 7, 84),
  ];
  return (
    box(project, WALL.x, WALL.y, WALL.z, 'real') +
    opening(project, OPENING.x, OPENING.z, WALL.y[1], WALL.y[1]) +
    strokes([...across, ...beside, ...up], 'd real-d') +
    strokes([loop(20), loop(76)], 'd2')
  );
}

/** A panel on its bracket: within the slot an overlap is an adjustment. */
function tolerance(): Drawing {
  const face = 141;
  const slot: Span = [34, 94];
  const cleat = [
    rectangle(14, 52, 20, 24),
    [
      [94, 52],
      [126, 52],
      [126, 8],
      [150, 8],
      [150, 76],
      [94, 76],
    ] as Point[],
  ];
  const hidden: Point[][] = [52, 76].map((y) => [
    [slot[0], y],
    [slot[1], y],
  ]);
  const shank: Point[][] = [53, 75].map((x) => [
    [x, 76],
    [x, 130],
  ]);
  const body =
    plate(0, 76, 104, 64, 'sheet') +
    concrete(0, 76, 104, 64) +
    strokes(shank, 'dash') +
    cleat.map((part) => polygon(part, 'f')).join('') +
    strokes(hidden, 'dash') +
    plate(53, 40, 22, 36, 'e') +
    plate(44, 28, 40, 12, 'e') +
    arrow([
      [34, 14],
      [16, 14],
    ]) +
    arrow([
      [84, 14],
      [104, 14],
    ]) +
    label(59, 18, 'Range', { anchor: 'middle' }) +
    plate(face, 2, 44, 138, 'note-real') +
    hatch(face, 2, 44, 138) +
    polygon(
      [
        [face, 8],
        [150, 8],
        [150, 76],
        [face, 76],
      ],
      'ghost real-d',
    ) +
    label(194, 20, 'Panel') +
    strokes(
      [
        [
          [face, 140],
          [face, 152],
        ],
        [
          [150, 76],
          [150, 152],
        ],
      ],
      'dim',
    ) +
    strokes(
      [
        [
          [124, 152],
          [face, 152],
        ],
        [
          [150, 152],
          [166, 152],
        ],
      ],
      'dim',
    ) +
    strokes(
      [
        [
          [138, 155],
          [144, 149],
        ],
        [
          [147, 155],
          [153, 149],
        ],
      ],
      'tick',
    ) +
    label(170, 156, '3 mm');
  return { width: FIGURE_WIDTH, height: 160, body };
}

/** The hatch for concrete: small triangles and dots. */
function concrete(x: number, y: number, width: number, height: number): string {
  const places = Array.from(
    { length: 12 },
    (_, i): Point => [x + 10 + ((i * 37) % (width - 20)), y + 10 + ((i * 17) % (height - 18))],
  );
  return places
    .map(([px, py], i) =>
      i % 2
        ? polygon(
            [
              [px, py],
              [px + 5, py + 1],
              [px + 2, py + 5],
            ],
            'd',
          )
        : `<circle class="d" cx="${px}" cy="${py}" r="0.8"/>`,
    )
    .join('');
}

const STOREYS = [
  { name: 'Level 2', precast: 20.4, wool: 3.4, sum: '23.8 t' },
  { name: 'Level 1', precast: 26.4, wool: 4.3, sum: '30.7 t' },
  { name: 'Level 0', precast: 28, wool: 4.6, sum: '32.6 t' },
];

/** Tonnes per storey to scale: the wall, and the wool in its hatch. */
function storeys(): Drawing {
  const [left, scale, storey] = [62, 3.9, 42];
  const rows = STOREYS.map(({ name, precast, wool, sum }, i) => {
    const floor = 40 + i * storey;
    const end = left + precast * scale;
    const width = wool * scale;
    return {
      plain:
        plate(left, floor - 24, precast * scale, 24) +
        strokes(
          [
            [
              [0, floor],
              [FIGURE_WIDTH, floor],
            ],
          ],
          'd2',
        ) +
        levelMark(8, floor) +
        label(1, floor - 14, name) +
        label(end + width + 6, floor - 8, sum),
      real: plate(end, floor - 24, width, 24, 'f') + loops(end, floor - 24, width, 24, 6),
    };
  });
  const body =
    rows.map(({ plain }) => plain).join('') +
    `<g class="real">${rows.map(({ real }) => real).join('')}</g>` +
    earth(0, FIGURE_WIDTH, 40 + 2 * storey);
  return { width: FIGURE_WIDTH, height: 138, body };
}

/** A window that grew on level 1, and what changes there. */
function change(): Drawing {
  const [left, width, storey] = [66, 108, 44];
  const ground = 146;
  const floor = (level: number) => ground - level * storey;
  const windowAt = (level: number, x: number, span: number, className: string) =>
    plate(left + x, floor(level) - 34, span, 22, className);
  const levels = [0, 1, 2].map(
    (level) =>
      strokes(
        [
          [
            [0, floor(level)],
            [left + width, floor(level)],
          ],
        ],
        'd',
      ) +
      levelMark(8, floor(level)) +
      label(1, floor(level) - 13, `Level ${level}`),
  );
  const [row, arrows] = [floor(1) - 26, 186];
  const body =
    plate(left, floor(3) - 4, width, ground - floor(3) + 4, 'f') +
    levels.join('') +
    [0, 2].map((level) => windowAt(level, 12, 32, 'hole') + windowAt(level, 64, 32, 'hole')).join('') +
    windowAt(1, 12, 32, 'hole') +
    windowAt(1, 52, 50, 'note-real') +
    windowAt(1, 64, 32, 'ghost real-d') +
    arrow([
      [arrows, row - 8],
      [arrows, row + 5],
    ]) +
    label(arrows + 10, row + 3, 'Wall') +
    arrow([
      [arrows, row + 24],
      [arrows, row + 11],
    ]) +
    label(arrows + 10, row + 22, 'Window') +
    earth(0, FIGURE_WIDTH, ground);
  return { width: FIGURE_WIDTH, height: 158, body };
}

export const figures = { milestones, tolerance, storeys, change } satisfies Record<string, () => Drawing>;
