import { leaderNotes } from '../annotation.ts';
import {
  box,
  cylinder,
  fitted,
  ghostBox,
  houseProjection,
  type Projection,
  type Span,
} from '../axonometry.ts';
import { arrow, dimension, earth, FIGURE_WIDTH, hatch, label, levelMark, plate } from '../drafting.ts';
import type { Drawing } from '../drawing.ts';
import { insulationLoops } from '../insulation.ts';
import { type Point, strokes } from '../path.ts';
import { QR_SIZE, qrPathData } from '../qr-code/qr-code.ts';

/** What a passport describes: the type as an outline, the batch on its pallet, one item taken from it. */
function typeBatchItem(): Drawing {
  const { project, body } = fitted(drawTypeBatchItem, { left: 2, top: 4, width: 138, height: 186 });
  const notes = leaderNotes(144, [
    { point: project(96, 50, 158), label: 'Type', detail: 'Conductivity' },
    { point: project(96, 30, 66), label: 'Batch', detail: 'Date' },
    { point: project(48, 140, 12), label: 'Item' },
  ]);
  return { width: FIGURE_WIDTH, height: 194, body: body + notes };
}

function drawTypeBatchItem(project: Projection): string {
  const [length, depth]: [Span, Span] = [
    [0, 96],
    [0, 50],
  ];
  const courses = [0, 1, 2].flatMap((course) =>
    [1, 0].map((half) => {
      const x: Span = [half * 48, half * 48 + 48];
      const z: Span = [14 + course * 22, 36 + course * 22];
      return half === 0 && course === 2 ? ghostBox(project, x, depth, z) : box(project, x, depth, z);
    }),
  );
  const way = [0, 48].map((x) => [project(x, depth[1], 58), project(x, 120, 2)]);
  const lifted: Point[][] = [
    [project(0, depth[1], 80), project(0, depth[1], 140)],
    [project(96, depth[1], 80), project(96, depth[1], 140)],
    [project(96, 0, 80), project(96, 0, 140)],
  ];
  return (
    pallet(project, length, depth) +
    courses.join('') +
    strokes(lifted, 'dash') +
    ghostBox(project, length, depth, [140, 158]) +
    strokes(way, 'dash') +
    box(project, [0, 48], [120, 170], [0, 22], 'real') +
    strokes([[project(0, 120, 11), project(0, 170, 11), project(48, 170, 11)]], 'd real-d')
  );
}

function pallet(project: Projection, [from, to]: Span, y: Span): string {
  const middle = (from + to) / 2;
  const feet = [to - 10, middle - 5, from].map((x) => box(project, [x, x + 10], y, [0, 8]));
  return feet.join('') + box(project, [from, to], y, [8, 13]);
}

/** The width of a month in the stair. */
const MONTH = 10;

/** The dates of the law as a stair: the act, the system, the duty. */
function duty(): Drawing {
  const ground = 112;
  const [act, system, end] = [14, 14 + 6 * MONTH, FIGURE_WIDTH - 2];
  const begin = act + 18 * MONTH;
  const treads: readonly [x: number, y: number, name: string][] = [
    [act, ground - 16, 'Act'],
    [system, ground - 44, 'System runs'],
    [begin, ground - 82, 'Duty'],
  ];
  const marks = treads.map(([x, y, name]) => levelMark(x + 8, y) + label(x + 2, y - 14, name));
  const body =
    plate(act, ground - 16, system - act, 16, 'sheet') +
    plate(system, ground - 44, begin - system, 44) +
    plate(begin, ground - 82, end - begin, 82, 'note-real') +
    hatch(begin, ground - 82, end - begin, 82) +
    earth(0, FIGURE_WIDTH, ground) +
    marks.join('') +
    strokes(
      [act, system, begin].map((x): Point[] => [
        [x, ground],
        [x, ground + (x === system ? 24 : 54)],
      ]),
      'dim',
    ) +
    dimension(act, system, ground + 24, '6 months') +
    dimension(act, begin, ground + 54, '18 months');
  return { width: FIGURE_WIDTH, height: ground + 74, body };
}

/** A value without its unit could belong to any of these three. */
function unit(): Drawing {
  const ground = 116;
  const squareMetre = houseProjection(1, [4, ground]);
  const weight = houseProjection(1, [128, ground - 2]);
  const load = houseProjection(1, [172, ground + 2]);
  const wool = insulationLoops((along, across) => squareMetre(0, along, 2 + across), {
    length: 56,
    pitch: 8,
    thickness: 10,
  });
  const ways: Point[][] = [
    [[120, 28], squareMetre(28, 28, 14)],
    [
      [120, 28],
      [128, ground - 34],
    ],
    [[120, 28], load(22, 22, 44)],
  ];
  const bundles = [0, 1].flatMap((course) =>
    [22, 0].map((x) => box(load, [x, x + 22], [0, 44], [10 + course * 17, 27 + course * 17])),
  );
  const names: readonly [x: number, text: string][] = [
    [44, 'm²'],
    [128, 'kg'],
    [203, 'Pallet'],
  ];
  const body =
    label(120, 18, '11.2', { anchor: 'middle', className: 'note note--large' }) +
    strokes(ways, 'dash') +
    box(squareMetre, [0, 56], [0, 56], [0, 14], 'real') +
    `<path class="d real-d" d="${wool}"/>` +
    cylinder(weight, 0, 0, [0, 26], 13) +
    cylinder(weight, 0, 0, [26, 32], 5) +
    pallet(load, [0, 44], [0, 44]) +
    bundles.join('') +
    names.map(([x, text]) => label(x, ground + 34, text, { anchor: 'middle' })).join('');
  return { width: FIGURE_WIDTH, height: ground + 40, body };
}

/** The address in a data carrier, part by part. The code is real. */
function address(): Drawing {
  const size = 76;
  const quiet = 8;
  const module = (size - 2 * quiet) / QR_SIZE;
  const code =
    plate(0, 34, size, size, 'note-real') +
    `<path class="ink2" transform="matrix(${module} 0 0 ${module} ${quiet} ${34 + quiet})" d="${qrPathData()}"/>`;
  const left = 112;
  const parts: readonly [text: string, className: string][] = [
    ['Your domain', 'sheet'],
    ['01', 'sheet'],
    ['09520000000035', 'sheet'],
    ['Batch', 'ghost'],
  ];
  const spine = size + 18;
  const boxes = parts.map(([text, className], i) => {
    const y = 4 + i * 36;
    return plate(left, y, FIGURE_WIDTH - 2 - left, 26, className) + label(left + 9, y + 17, text);
  });
  const middle = (i: number) => 17 + i * 36;
  const ways = [0, 1, 2].map((i) =>
    arrow([
      [spine, middle(i)],
      [left, middle(i)],
    ]),
  );
  const body =
    code +
    strokes(
      [
        [
          [size, 72],
          [spine, 72],
        ],
        [
          [spine, middle(0)],
          [spine, middle(2)],
        ],
      ],
      'd2',
    ) +
    ways.join('') +
    strokes(
      [
        [
          [spine, middle(2)],
          [spine, middle(3)],
          [left, middle(3)],
        ],
      ],
      'dash',
    ) +
    boxes.join('');
  return { width: FIGURE_WIDTH, height: 142, body };
}

export const figures = {
  'type-batch-item': typeBatchItem,
  duty,
  unit,
  address,
} satisfies Record<string, () => Drawing>;
