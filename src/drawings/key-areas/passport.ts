import { box, frontFace, levelFace, type Projection } from '../axonometry.ts';
import { polygon, strokes } from '../path.ts';
import { qrOnFront } from '../qr-code/qr-code.ts';

/** One record per product: the top sheet is real, the others derive from it. */
export function record(project: Projection): string {
  const sheets = [0, 34, 68].map((z) => {
    const isRecord = z === 68;
    const line = (to: number, y: number) => [project(14, y, z), project(to, y, z)];
    const way = (x: number, y: number) => [project(x, y, z), project(x, y, z + 34)];
    return (
      polygon(levelFace(project, [0, 120], [0, 90], z), isRecord ? 'note-real' : 'sheet') +
      strokes([line(88, 22), line(70, 40), line(96, 58)], isRecord ? 'd real-d' : 'd') +
      (isRecord ? '' : strokes([way(0, 90), way(120, 90), way(0, 0)], 'dash'))
    );
  });
  return sheets.join('');
}

/** Identifiers and data carriers: a label on a package. */
export function carrier(project: Projection): string {
  const label = polygon(frontFace(project, [38, 92], 70.5, [8, 62]), 'note-real');
  const code = qrOnFront(project, { x: 42, y: 70.6, z: 12, size: 46 }, 'ink2');
  return box(project, [0, 130], [0, 70], [0, 70]) + label + code;
}

/** Access for every reader: one source, three readers who see different amounts. */
export function access(project: Projection): string {
  const readers = [
    { x: 116, y: -84, height: 10 },
    { x: 146, y: 14, height: 26 },
    { x: 104, y: 100, height: 4 },
  ];
  const ways = readers.map(({ x, y }) => strokes([[project(25, 25, 0), project(x + 18, y + 18, 0)]], 'dash'));
  const boxes = readers.map(({ x, y, height }) => box(project, [x, x + 36], [y, y + 36], [0, height]));
  return ways.toReversed().join('') + box(project, [0, 50], [0, 50], [0, 40], 'real') + boxes.join('');
}
