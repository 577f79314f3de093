import { leaderNotes } from '../annotation.ts';
import { box, cylinder, fitted, houseProjection, type Projection, type Span } from '../axonometry.ts';
import { arrow, earth, FIGURE_WIDTH, hatch, label, opening, plate, rectangle } from '../drafting.ts';
import type { Drawing } from '../drawing.ts';
import { type Point, polygon, strokes } from '../path.ts';
import { standingFigure } from '../scale-figures.ts';

/** A question goes round by the designer and the sales office, unless the object answers it. */
function question(): Drawing {
  const floor = 150;
  const people: readonly [x: number, name: string][] = [
    [26, 'Sales'],
    [104, 'Designer'],
    [184, 'Reviewer'],
  ];
  const above = 40;
  const hop = (from: number, to: number) =>
    arrow(
      [
        [from, 52],
        [from, above],
        [to, above],
        [to, 52],
      ],
      'dash',
    );
  const body =
    hop(178, 112) +
    hop(98, 32) +
    label(68, 30, '?', { anchor: 'middle', className: 'note note--large' }) +
    label(145, 30, '?', { anchor: 'middle', className: 'note note--large' }) +
    earth(0, FIGURE_WIDTH, floor) +
    standingFigure(26, floor) +
    standingFigure(104, floor, { facing: 'left', arm: 'down' }) +
    standingFigure(184, floor, { arm: 'out' }) +
    plate(213, floor - 40, 26, 40) +
    box(houseProjection(0.92, [213, floor - 48]), [0, 20], [0, 20], [0, 24], 'real') +
    people.map(([x, name]) => label(x, floor + 26, name, { anchor: 'middle' })).join('');
  return { width: FIGURE_WIDTH, height: floor + 32, body };
}

/** One product is built completely, the variants of its family follow from the table. */
function series(): Drawing {
  const { project, body } = fitted(drawSeries, { left: 2, top: 4, width: 150, height: 150 });
  const notes = leaderNotes(160, [
    { point: project(64, 0, 90), label: 'Series' },
    { point: project(64, 134, 45), label: 'Prototype' },
  ]);
  return { width: FIGURE_WIDTH, height: 160, body: body + notes };
}

const VARIANTS = [
  { y: 0, thickness: 26 },
  { y: 50, thickness: 20 },
  { y: 94, thickness: 14 },
  { y: 130, thickness: 8 },
];

function drawSeries(project: Projection): string {
  const panels = VARIANTS.map(({ y, thickness }) => {
    const isPrototype = y === 130;
    const row = [project(-70, y + thickness / 2, 0), project(-4, y + thickness / 2, 0)];
    return (
      strokes([row], 'd') +
      box(project, [0, 64], [y, y + thickness], [0, 90], isPrototype ? 'real' : undefined)
    );
  });
  const table = [project(-70, -6, 0), project(-14, -6, 0), project(-14, 148, 0), project(-70, 148, 0)];
  const columns = [-52, -33].map((x) => [project(x, -6, 0), project(x, 148, 0)]);
  const lines = [38, 82, 122].map((y) => [project(-70, y, 0), project(-14, y, 0)]);
  return polygon(table, 'sheet') + strokes([...columns, ...lines]) + panels.join('');
}

/** The test of the data as a gauge: what has the right shape passes. */
function gauge(): Drawing {
  const { project, body } = fitted(drawGauge, { left: 2, top: 10, width: 168, height: 160 });
  const notes = leaderNotes(180, [
    { point: project(140, 4, 90), label: 'IDS' },
    { point: project(86, 112, 20), label: 'Passes' },
  ]);
  return { width: FIGURE_WIDTH, height: 172, body: body + notes };
}

function drawGauge(project: Projection): string {
  const fits: Span = [54, 88];
  const way = fits.map((x) => [project(x, 8, 0), project(x, 78, 0)]);
  return (
    box(project, [0, 140], [0, 8], [0, 90]) +
    opening(project, [52, 90], [0, 40], 8, 8) +
    strokes(way, 'dash') +
    box(project, fits, [78, 112], [0, 36], 'real') +
    cylinder(project, -34, 52, [0, 40], 20)
  );
}

/** The joint of a facade in plan: what the object needs, and dashed what it does not. */
function joint(): Drawing {
  const [face, thickness] = [78, 24];
  const gap = { from: 108, to: 122 };
  const back = face + thickness;
  const rail = strokes(
    [
      [
        [52, 18],
        [82, 18],
        [82, face],
        [148, face],
        [148, 18],
        [178, 18],
      ],
    ],
    'd2 strong',
  );
  const screw = (x: number): Point[][] => [
    rectangle(x - 8, back, 16, 8),
    [
      [x - 3, back],
      [x - 3, face - 14],
      [x, face - 20],
      [x + 3, face - 14],
      [x + 3, back],
    ],
  ];
  const body =
    plate(0, 2, FIGURE_WIDTH, 14, 'poche') +
    rail +
    plate(0, face, gap.from, thickness) +
    plate(gap.to, face, FIGURE_WIDTH - gap.to, thickness, 'note-real') +
    hatch(gap.to, face, FIGURE_WIDTH - gap.to, thickness, 8) +
    [94, 136]
      .map((x) =>
        screw(x)
          .map((line) => polygon(line, 'ghost'))
          .join(''),
      )
      .join('') +
    strokes([noteLine(94, back + 8, 132, -6), noteLine(115, face + 12, 150, 6)], 'lead') +
    label(84, 136, 'Screw head', { anchor: 'end', className: 'note note--sub' }) +
    label(125, 154, 'Joint') +
    label(FIGURE_WIDTH - 2, back + 17, '8 mm', { anchor: 'end' });
  return { width: FIGURE_WIDTH, height: 158, body };
}

/** A leader downwards that turns aside to its label. */
function noteLine(x: number, from: number, to: number, aside: number): Point[] {
  return [
    [x, from],
    [x, to],
    [x + aside, to],
  ];
}

export const figures = { question, series, gauge, joint } satisfies Record<string, () => Drawing>;
