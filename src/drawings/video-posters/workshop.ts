import { plate } from '../drafting.ts';
import { chair, desk, seatedFigure, standingFigure } from '../scale-figures.ts';

const BOARD = { x: 356, y: 78, width: 246, height: 152 };
/** Which of the notes in three rows of five are the ones that were decided on; undefined leaves a place free. */
const NOTES = [
  ['sheet', 'sheet', 'real-fill', undefined, 'sheet'],
  ['sheet', 'real-fill', 'sheet', 'sheet', undefined],
  [undefined, 'sheet', 'sheet', 'real-fill', 'sheet'],
];

/** A workshop: two people at the table, two at the board, and the notes that count are real. */
export function workshopScene(floor: number): string {
  return (
    board() +
    chair(70, floor) +
    seatedFigure(70, floor) +
    desk(92, floor, 188) +
    `<path class="f" d="M120 ${floor - 49}h34v5h-34zM172 ${floor - 49}h34v5h-34z"/>` +
    plate(222, floor - 58, 30, 14, 'real-fill') +
    chair(302, floor, 'left') +
    seatedFigure(302, floor, 'left') +
    standingFigure(392, floor, { arm: 'up' }) +
    standingFigure(560, floor, { facing: 'left', arm: 'out' })
  );
}

function board(): string {
  const { x, y, width, height } = BOARD;
  const notes = NOTES.flatMap((row, i) =>
    row.map((kind, j) => (kind ? plate(x + 16 + j * 44, y + 14 + i * 46, 34, 32, kind) : '')),
  );
  return plate(x, y, width, height) + notes.join('');
}
