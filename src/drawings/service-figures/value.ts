import { leaderNotes } from '../annotation.ts';
import { box, fitted, type Projection, type Span } from '../axonometry.ts';
import { arrow, dimension, FIGURE_WIDTH, hatch, label, plate } from '../drafting.ts';
import type { Drawing } from '../drawing.ts';
import { type Point, strokes } from '../path.ts';

const STREAMS = [
  ['Test report', 'Shop page'],
  ['Email', 'Answer'],
  ['Release', 'Online'],
  ['Request', 'Object'],
] as const;

/** Four streams from start to end, the mapped one real. */
function streams(): Drawing {
  const lines = STREAMS.map(([start, end], i) => {
    const y = 30 + i * 38;
    const [from, to] = [5, FIGURE_WIDTH - 5];
    const bed =
      i === 0
        ? plate(from, y - 6, to - from, 12, 'note-real') + hatch(from, y - 6, to - from, 12, 8)
        : arrow([
            [from + 4, y],
            [to - 4, y],
          ]);
    const ends = [from, to].map((x) => `<circle class="bub" cx="${x}" cy="${y}" r="4.5"/>`).join('');
    const above = i === 0 ? y - 13 : y - 9;
    return bed + ends + label(1, above, start) + label(to + 4, above, end, { anchor: 'end' });
  });
  return { width: FIGURE_WIDTH, height: 154, body: lines.join('') };
}

/** The rooms in the order in which a value passes them: to the right above, to the left below. */
const ROOMS: readonly { name: string; x: number; deskY: number; nameY: number }[] = [
  { name: 'Lab', x: 7, deskY: 31, nameY: 23 },
  { name: 'QA', x: 84, deskY: 65, nameY: 23 },
  { name: 'Product', x: 161, deskY: 65, nameY: 23 },
  { name: 'Marketing', x: 161, deskY: 97, nameY: 158 },
  { name: 'Data', x: 84, deskY: 97, nameY: 158 },
  { name: 'Web shop', x: 7, deskY: 99, nameY: 158 },
];

/** The office in plan, and the walk through it from the reader back to the source. */
function walk(): Drawing {
  const rooms = ROOMS.map(
    ({ name, x, deskY, nameY }) =>
      plate(x + 10, deskY, 24, 11, name === 'Web shop' ? 'note-real' : 'f') + label(x + 5, nameY, name),
  );
  const way: Point[] = [
    [29, 113],
    [29, 128],
    [212, 128],
    [212, 52],
    [29, 52],
    [29, 45],
  ];
  return { width: FIGURE_WIDTH, height: 170, body: walls() + rooms.join('') + arrow(way, 'dash') };
}

/** Outer walls, and partitions with an opening where the walk passes. */
function walls(): string {
  const across = (y: number, ...spans: readonly Span[]) =>
    spans.map(([from, to]) => plate(from, y, to - from, 5, 'poche'));
  const along = (x: number, ...spans: readonly Span[]) =>
    spans.map(([from, to]) => plate(x, from, 5, to - from, 'poche'));
  return [
    ...across(2, [2, 238]),
    ...across(164, [2, 238]),
    ...along(2, [2, 169]),
    ...along(233, [2, 169]),
    ...across(82, [2, 202], [222, 238]),
    ...[79, 156].flatMap((x) => along(x, [2, 42], [62, 118], [138, 169])),
  ].join('');
}

/** Little's law as a stack: four days of six requests. */
function queue(): Drawing {
  const { project, body } = fitted(drawQueue, { left: 2, top: 6, width: 152, height: 132 });
  const notes = leaderNotes(168, [
    { point: project(162, 0, 75), label: '24 open' },
    { point: project(30, 30, 5), label: '6 a day' },
  ]);
  return { width: FIGURE_WIDTH, height: 144, body: body + notes };
}

function drawQueue(project: Projection): string {
  const days = [3, 2, 1, 0].map((day) => {
    const x = day * 44;
    return [0, 1, 2, 3, 4, 5].map((i) => box(project, [x, x + 30], [0, 30], [i * 13, i * 13 + 10])).join('');
  });
  return `${days.slice(0, 3).join('')}<g class="real">${days[3]}</g>`;
}

/** What passes three steps without a question: 90, 80 and 95 per cent of it. */
function quality(): Drawing {
  const shares = [1, 0.9, 0.9 * 0.8, 0.9 * 0.8 * 0.95];
  const gates = ['90 %', '80 %', '95 %'];
  const [base, scale, step] = [128, 84, 58];
  const top = (i: number) => base - (shares[i] ?? 0) * scale;
  const bands = shares.map((_, i) => {
    const x = 2 + i * step;
    const isLast = i === 3;
    return (
      plate(x, top(i), isLast ? FIGURE_WIDTH - 4 - x : step, base - top(i), isLast ? 'note-real' : 'f') +
      (isLast ? hatch(x, top(i), FIGURE_WIDTH - 4 - x, base - top(i)) : '')
    );
  });
  const steps = gates.map((gate, i) => {
    const x = 2 + (i + 1) * step;
    const lost = (top(i) + top(i + 1)) / 2;
    const back: Point[] = [
      [x - 16, lost],
      [x - 6, lost],
      [x - 6, 32],
      [x - 40, 32],
    ];
    return (
      strokes(
        [
          [
            [x, 24],
            [x, base],
          ],
        ],
        'd2',
      ) +
      label(x, 16, gate, { anchor: 'middle' }) +
      arrow(back, 'dash')
    );
  });
  const body =
    bands.join('') +
    steps.join('') +
    strokes(
      [
        [
          [0, base],
          [FIGURE_WIDTH, base],
        ],
      ],
      'd2',
    ) +
    dimension(2 + 3 * step, FIGURE_WIDTH - 4, base + 16, '68 %');
  return { width: FIGURE_WIDTH, height: base + 36, body };
}

export const figures = { streams, walk, queue, quality } satisfies Record<string, () => Drawing>;
