import { leaderNote } from '../annotation.ts';
import { box, fitted, frontFace, type Projection } from '../axonometry.ts';
import { arrow, FIGURE_WIDTH, hatch, label, loops, plate } from '../drafting.ts';
import type { Drawing } from '../drawing.ts';
import { polygon, strokes } from '../path.ts';

/** The table in plan: five functions around one product. */
function seats(): Drawing {
  const chair = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})"><path class="f" d="M-13 -8L13 -8L13 12L-13 12Z"/>` +
    '<path class="e" d="M-13 -13L13 -13L13 -8L-13 -8Z"/></g>';
  const places = [chair(64, 34, 0), chair(146, 34, 0), chair(64, 136, 180), chair(146, 136, 180)];
  const body =
    [...places, chair(196, 85, 90)].join('') +
    plate(24, 54, 162, 62, 'sheet') +
    plate(74, 70, 62, 30, 'note-real') +
    loops(74, 70, 62, 30) +
    label(64, 13, 'Product', { anchor: 'middle' }) +
    label(146, 13, 'QA', { anchor: 'middle' }) +
    label(64, 166, 'Marketing', { anchor: 'middle' }) +
    label(146, 166, 'Sales', { anchor: 'middle' }) +
    label(217, 89, 'IT');
  return { width: FIGURE_WIDTH, height: 172, body };
}

const MODULES = ['Rules', 'EPD', 'Owners', 'BIM content', 'Process'];

/** The modules in their order: each uses the results of the one before. */
function modules(): Drawing {
  const [bar, row, height] = [46, 28, 16];
  const bars = MODULES.map((name, i) => {
    const [x, y] = [2 + i * bar, 8 + i * row];
    const isReal = i === 2;
    const text = i < 3 ? label(x + bar + 7, y + 12, name) : label(x - 7, y + 12, name, { anchor: 'end' });
    return (
      plate(x, y, bar, height, isReal ? 'note-real' : 'f') + (isReal ? hatch(x, y, bar, height) : '') + text
    );
  });
  const ways = [0, 1, 2, 3].map((i) => {
    const x = 2 + (i + 1) * bar;
    return arrow([
      [x, 8 + i * row + height],
      [x, 8 + (i + 1) * row],
    ]);
  });
  return { width: FIGURE_WIDTH, height: 146, body: bars.join('') + ways.join('') };
}

/** Three departments' cards for one value, and the one that is agreed. */
function cards(): Drawing {
  const first = [
    ['Data sheet', '0.035', 'W/(m·K)'],
    ['Web shop', '0,035', 'W/mK'],
    ['BIM object', '35', ''],
  ] as const;
  const row = first.map(([name, value, unit], i) => {
    const x = 1 + i * 82;
    return (
      label(x, 12, name, { className: 'note note--sub' }) +
      plate(x, 20, 74, 46, 'sheet') +
      label(x + 8, 39, value) +
      (unit
        ? label(x + 8, 56, unit)
        : strokes(
            [
              [
                [x + 8, 56],
                [x + 40, 56],
              ],
            ],
            'dash',
          ))
    );
  });
  const signature =
    '<path class="real-d" d="M150 158C156 146 162 142 160 154C159 162 166 148 170 148C174 148 166 160 173 156C180 150 184 150 182 156C184 160 192 150 198 152"/>';
  const body =
    row.join('') +
    strokes(
      [
        [
          [38, 66],
          [38, 80],
          [202, 80],
          [202, 66],
        ],
      ],
      'd2',
    ) +
    arrow([
      [120, 66],
      [120, 98],
    ]) +
    plate(30, 98, 180, 72, 'note-real') +
    label(42, 118, '0.035 W/(m·K)', { className: 'note note-on-real' }) +
    label(42, 136, 'EN 13162', { className: 'note note-on-real' }) +
    label(42, 158, 'Owner', { className: 'note note-on-real' }) +
    strokes(
      [
        [
          [94, 161],
          [200, 161],
        ],
      ],
      'd real-d',
    ) +
    signature;
  return { width: FIGURE_WIDTH, height: 172, body };
}

/** What the team brings, in one box. */
function material(): Drawing {
  const { project, body } = fitted(drawBox, { left: 2, top: 8, width: 150, height: 150 });
  const note = leaderNote(project(80, 79, 84), 166, { label: 'Question' });
  return { width: FIGURE_WIDTH, height: 162, body: body + note };
}

function drawBox(project: Projection): string {
  const tabs = [8, 40, 28, 52, 16];
  const folders = [0, 1, 2, 3, 4].map((i) => {
    const y = 14 + i * 30;
    const isReal = i === 2;
    const height = isReal ? 92 : 70;
    const tab = tabs[i] ?? 0;
    const sheet = polygon(frontFace(project, [6, 80], y, [6, height]), isReal ? 'note-real' : 'sheet');
    const mark = polygon(
      frontFace(project, [6 + tab, 24 + tab], y, [height, height + 8]),
      isReal ? 'real-fill' : 'sheet',
    );
    return sheet + (isReal ? '' : mark);
  });
  return (
    box(project, [0, 86], [0, 156], [0, 4]) +
    polygon(frontFace(project, [0, 86], 0, [4, 50]), 'e') +
    polygon([project(86, 0, 4), project(86, 156, 4), project(86, 156, 50), project(86, 0, 50)], 't') +
    folders.join('') +
    polygon([project(0, 0, 0), project(0, 156, 0), project(0, 156, 50), project(0, 0, 50)], 'e') +
    polygon(frontFace(project, [0, 86], 156, [0, 50]), 'f') +
    polygon(frontFace(project, [26, 60], 156.5, [18, 36]), 'sheet')
  );
}

export const figures = { seats, modules, cards, material } satisfies Record<string, () => Drawing>;
