import { box, fitted, frontFace, levelFace, type Projection } from './axonometry.ts';
import type { Drawing } from './drawing.ts';
import { polygon, strokes } from './path.ts';

const CHEST = { length: 190, depth: 130, drawer: 24, drawers: 5 };
const HEIGHT = CHEST.drawer * CHEST.drawers;
/** How far the open drawer stands out. */
const OPEN = 92;
/** The open drawer, counted from below. */
const OPENED = 3;

/** A plan chest with one drawer open: the sheets in it are real. */
export function planChest(): Drawing {
  const { body } = fitted(drawChest, { left: 8, top: 8, width: 304, height: 264 });
  return { width: 320, height: 280, body };
}

function drawChest(project: Projection): string {
  const { length, depth } = CHEST;
  const chest = box(project, [0, length], [0, depth], [0, HEIGHT]);
  const fronts = Array.from({ length: CHEST.drawers }, (_, i) => drawerFront(project, i, depth));
  return chest + sheetsOnTop(project) + fronts.join('') + openDrawer(project);
}

function drawerFront(project: Projection, index: number, y: number): string {
  const { length, drawer } = CHEST;
  const z = index * drawer;
  const face = frontFace(project, [5, length - 5], y, [z + 3, z + drawer - 3]);
  const handle = [project(length / 2 - 16, y, z + 13), project(length / 2 + 16, y, z + 13)];
  return polygon(face, 'd') + strokes([handle], 'd2 strong');
}

/** Two sheets that lie on the chest, the upper one with its frame and title block. */
function sheetsOnTop(project: Projection): string {
  const under = polygon(levelFace(project, [34, 168], [16, 104], HEIGHT), 'sheet');
  const upper = polygon(levelFace(project, [22, 150], [24, 112], HEIGHT + 3), 'sheet');
  const frame = polygon(levelFace(project, [28, 144], [30, 106], HEIGHT + 3), 'd');
  const block = polygon(levelFace(project, [100, 144], [86, 106], HEIGHT + 3), 'd2');
  return under + upper + frame + block;
}

function openDrawer(project: Projection): string {
  const { length, depth, drawer } = CHEST;
  const z = OPENED * drawer;
  const tray = box(project, [5, length - 5], [depth, depth + OPEN], [z + 3, z + drawer - 9]);
  const sheets = box(
    project,
    [14, length - 14],
    [depth, depth + OPEN - 8],
    [z + drawer - 9, z + drawer],
    'real',
  );
  const top = z + drawer;
  const lines = [30, 44, 58].map((y) => [project(30, depth + y, top), project(length / 2, depth + y, top)]);
  const block = levelFace(project, [length - 70, length - 26], [depth + 48, depth + 72], top);
  const front = drawerFront(project, OPENED, depth + OPEN);
  return `${tray}${sheets}<g class="real">${strokes(lines, 'd real-d')}${polygon(block, 'd real-d')}</g>${front}`;
}
