import { box, cylinder, fitted, frontFace, levelFace, type Projection, type Span } from '../axonometry.ts';
import type { Drawing } from '../drawing.ts';
import { polygon, strokes } from '../path.ts';

/** A table with a plan on it, stools around it, and a board with notes behind it. */
export function workshopDrawing(): Drawing {
  const { body } = fitted(drawWorkshop, { left: 14, top: 18, width: 292, height: 284 });
  return { width: 320, height: 320, body };
}

/** From far to near. */
function drawWorkshop(project: Projection): string {
  const stools = (...places: (readonly [x: number, y: number])[]) =>
    places.map(([x, y]) => stool(project, x, y)).join('');
  return (
    board(project) +
    stools([60, -28], [160, -28], [266, 52]) +
    table(project) +
    stools([60, 140], [160, 140], [-40, 52])
  );
}

function stool(project: Projection, x: number, y: number): string {
  const stem = strokes([[project(x, y, 4), project(x, y, 40)]], 'd2');
  return cylinder(project, x, y, [0, 4], 9) + stem + cylinder(project, x, y, [40, 46], 21);
}

const BOARD_Y = -78;
/** Just in front of the board, so that the notes lie on it. */
const NOTES_Y = BOARD_Y + 5.5;
const NOTE_SIZE = 24;
/** Lower left corners of the notes on the board; the real ones have been worked out. */
const NOTES: readonly (readonly [x: number, z: number, className: 'sheet' | 'note-real'])[] = [
  [84, 152, 'note-real'],
  [118, 158, 'sheet'],
  [150, 152, 'note-real'],
  [182, 156, 'sheet'],
  [84, 112, 'sheet'],
  [116, 110, 'note-real'],
  [166, 114, 'sheet'],
  [96, 76, 'note-real'],
  [140, 74, 'sheet'],
  [178, 76, 'note-real'],
  [28, 156, 'sheet'],
  [30, 112, 'sheet'],
];

function board(project: Projection): string {
  const posts = [20, 206].map((x) => [project(x, BOARD_Y, 0), project(x, BOARD_Y, 70)]);
  const level = (z: number) => [project(14, NOTES_Y, z), project(212, NOTES_Y, z)];
  const columns = [project(74, NOTES_Y, 76), project(74, NOTES_Y, 188)];
  const notes = NOTES.map(([x, z, className]) =>
    polygon(frontFace(project, [x, x + NOTE_SIZE], NOTES_Y, [z, z + NOTE_SIZE]), className),
  );
  return (
    strokes(posts, 'd2') +
    box(project, [4, 222], [BOARD_Y, BOARD_Y + 5], [66, 196]) +
    strokes([level(104), level(146), columns]) +
    notes.join('')
  );
}

/** Just above the table top, so that the sheets lie on it. */
const ON_TABLE = 73.5;

function table(project: Projection): string {
  const leg = (x: number, y: number) => box(project, [x, x + 7], [y, y + 7], [0, 66]);
  const legs = leg(213, 0) + leg(0, 0) + leg(213, 97) + leg(0, 97);
  const sheet = (x: Span, y: Span, className: string) =>
    polygon(levelFace(project, x, y, ON_TABLE), className);
  const cups = cylinder(project, 18, 22, [73, 84], 6) + cylinder(project, 204, 84, [73, 84], 6);
  return (
    legs +
    box(project, [-8, 228], [-8, 112], [66, 73]) +
    sheet([44, 176], [8, 96], 'sheet') +
    plan(project) +
    cups +
    sheet([188, 210], [18, 40], 'note-real') +
    sheet([14, 34], [66, 86], 'note-real')
  );
}

/** The walls of a small house and the lines of a title block. */
function plan(project: Projection): string {
  const line = (...points: (readonly [x: number, y: number])[]) =>
    points.map(([x, y]) => project(x, y, ON_TABLE));
  return strokes(
    [
      line([58, 22], [130, 22], [130, 60], [100, 60], [100, 82], [58, 82], [58, 22]),
      line([94, 22], [94, 46]),
      line([94, 60], [58, 60]),
      line([142, 74], [168, 74]),
      line([142, 80], [168, 80]),
      line([142, 86], [160, 86]),
    ],
    'd2',
  );
}
