import { leaderNote } from './annotation.ts';
import { box, endFace, frontFace, houseProjection, type Projection, type Span } from './axonometry.ts';
import type { Drawing } from './drawing.ts';
import { coordinates, type Point, polygon, strokes, tenths } from './path.ts';
import { QR_SIZE, qrPathData } from './qr-code/qr-code.ts';

/**
 * The same window three times: as an object, as a twin, and with its passport. Its sill is the picture's lower edge.
 */
const WIDTH = 150;
const HEIGHT = 190;
const DEPTH = 16;
const MULLION = 75;
const WHOLE: Span = [0, WIDTH];

const SCALE = 1.2;
const SILL = 300;
const PICTURE = { width: 400, height: 301 };

/** The window's lower left corner is on the sill at the abscissa `x`. */
function standingAt(x: number): Projection {
  const [, lowest] = houseProjection(SCALE)(0, DEPTH, 0);
  return houseProjection(SCALE, [x, SILL - lowest]);
}

/** The parametric object: edges, grips and the two dimensions that drive it. */
export function windowObject(): Drawing {
  const project = standingAt(122);
  const corners = [
    project(0, DEPTH, 0),
    project(WIDTH, DEPTH, 0),
    project(WIDTH, DEPTH, HEIGHT),
    project(0, DEPTH, HEIGHT),
    project(0, 0, HEIGHT),
    project(WIDTH, 0, HEIGHT),
  ];
  const grips = corners.map(
    ([x, y]) => `<path class="grip" d="M${tenths(x - 3.5)} ${tenths(y - 3.5)}h7v7h-7z"/>`,
  );
  const [x, y] = project(WIDTH, 0, HEIGHT);
  const note = leaderNote([x + 11, y + 60], x + 36, { label: 'IfcWindow' });
  const dimensions = heightDimension(project) + widthDimension(project);
  return { ...PICTURE, body: edges(project, WHOLE) + grips.join('') + dimensions + note };
}

/** The twin: installed on the left, modelled on the right of a cutting plane. */
export function windowTwin(): Drawing {
  const project = standingAt(112);
  const plane = polygon(endFace(project, MULLION, [-34, 50], [-10, HEIGHT + 16]), 'cut');
  const model = project(WIDTH - 14, DEPTH, 150);
  const installed = project(22, DEPTH, 118);
  const notes =
    leaderNote(model, model[0] + 42, { label: 'Model' }) +
    leaderNote(installed, installed[0] - 46, { label: 'Installed', anchor: 'end' });
  const halves = edges(project, [MULLION, WIDTH]) + solidWindow(project, [0, MULLION]);
  return { ...PICTURE, body: halves + plane + notes };
}

/** The window in its material, with its passport: a sheet with the QR code and three entries. */
export function windowPassport(): Drawing {
  const project = standingAt(36);
  const carrier = polygon(frontFace(project, [WIDTH - 30, WIDTH - 14], DEPTH, [24, 40]), 'ink');
  const [x, y] = project(WIDTH - 22, DEPTH, 30);
  const leader =
    `<path class="lead" d="M${tenths(x + 5)} ${tenths(y)}H222V118H240"/>` +
    `<circle class="pin" cx="${tenths(x + 5)}" cy="${tenths(y)}" r="2.5"/>`;
  return { ...PICTURE, body: solidWindow(project, WHOLE) + carrier + leader + passportSheet() };
}

function passportSheet(): string {
  const moduleSize = tenths((54 / QR_SIZE) * 100);
  const entries = [
    { label: 'DoPC', y: 177, length: 52 },
    { label: 'EPD', y: 207, length: 38 },
    { label: 'GTIN', y: 237, length: 58 },
  ].map(
    ({ label, y, length }) =>
      `<text class="note" x="253" y="${y}">${label}</text><path class="d" d="M302 ${y - 4}h${length}"/>`,
  );
  return (
    '<path class="sheet" d="M240 78h150v176h-150z"/>' +
    '<path class="d" d="M240 158h150M240 188h150M240 218h150"/>' +
    `<path class="ink" transform="translate(253 91) scale(${Number(moduleSize) / 100})" d="${qrPathData()}"/>` +
    '<path class="d" d="M320 100h44M320 114h34M320 128h40"/>' +
    entries.join('')
  );
}

/** The glazed openings within a part of the window, as spans of the sash. */
function sashes([from, to]: Span): Span[] {
  const spans: Span[] = [];
  if (from < MULLION) spans.push([from + 9, Math.min(MULLION, to) - 3]);
  if (to > MULLION) spans.push([Math.max(MULLION, from) + 3, to - 9]);
  return spans;
}

const SASH_HEIGHT: Span = [12, HEIGHT - 12];
const GLASS_HEIGHT: Span = [22, HEIGHT - 22];

/** The window in wood and glass. */
function solidWindow(project: Projection, part: Span): string {
  const panes = sashes(part).map(([from, to]) => {
    const top = HEIGHT - 12;
    const shine = [
      [project(from + 18, DEPTH, top - 60), project(to - 20, DEPTH, top - 24)],
      [project(from + 18, DEPTH, top - 78), project(to - 34, DEPTH, top - 34)],
    ];
    return (
      polygon(frontFace(project, [from, to], DEPTH, SASH_HEIGHT), 'd sash') +
      polygon(frontFace(project, [from + 10, to - 10], DEPTH, GLASS_HEIGHT), 'glass') +
      strokes(shine, 'shine')
    );
  });
  return box(project, part, [0, DEPTH], [0, HEIGHT], 'solid') + panes.join('');
}

/** The window as a wireframe, its hidden edges dashed. */
function edges(project: Projection, part: Span): string {
  const [from, to] = part;
  const visible = [
    outline(frontFace(project, part, DEPTH, [0, HEIGHT])),
    [project(from, 0, 0), project(from, 0, HEIGHT), project(to, 0, HEIGHT), project(to, DEPTH, HEIGHT)],
    [project(from, 0, 0), project(from, DEPTH, 0)],
    [project(from, 0, HEIGHT), project(from, DEPTH, HEIGHT)],
  ];
  const hidden = [
    [project(from, 0, 0), project(to, 0, 0), project(to, 0, HEIGHT)],
    [project(to, 0, 0), project(to, DEPTH, 0)],
  ];
  const panes = sashes(part).flatMap(([left, right]) => [
    outline(frontFace(project, [left, right], DEPTH, SASH_HEIGHT)),
    outline(frontFace(project, [left + 10, right - 10], DEPTH, GLASS_HEIGHT)),
  ]);
  return strokes(visible, 'd2') + strokes(hidden, 'dash') + strokes(panes);
}

function outline(face: readonly Point[]): Point[] {
  return [...face, ...face.slice(0, 1)];
}

function heightDimension(project: Projection): string {
  const [x, bottom] = project(0, DEPTH, 0);
  const [, top] = project(0, DEPTH, HEIGHT);
  const line = x - 26;
  const extension = (y: number) => `M${tenths(x - 8)} ${tenths(y)}H${tenths(line - 6)}`;
  const tick = (y: number) => `M${tenths(line - 4)} ${tenths(y + 4)}l8 -8`;
  const middle = (bottom + top) / 2;
  return (
    `<path class="dim" d="${extension(bottom)}${extension(top)}M${tenths(line)} ${tenths(bottom)}V${tenths(top)}"/>` +
    `<path class="tick" d="${tick(bottom)}${tick(top)}"/>` +
    `<text class="note" x="${tenths(line - 10)}" y="${tenths(middle + 4)}" text-anchor="end">H 1 480</text>`
  );
}

function widthDimension(project: Projection): string {
  // The dimension line runs parallel to the upper edge, offset at right angles to it in the picture.
  const away = ([x, y]: Point, distance: number): Point => [x - 0.447 * distance, y - 0.894 * distance];
  const ends = [project(0, 0, HEIGHT), project(WIDTH, 0, HEIGHT)];
  const extensions = ends.map((end) => `M${coordinates(away(end, 7))}L${coordinates(away(end, 28))}`);
  const line = ends.map((end) => away(end, 22));
  const ticks = line.map(([x, y]) => `M${tenths(x)} ${tenths(y - 6)}v12`);
  const [middleX, middleY] = line.reduce<Point>(
    ([sumX, sumY], [x, y]) => [sumX + x / 2, sumY + y / 2],
    [0, 0],
  );
  return (
    `<path class="dim" d="${extensions.join('')}M${line.map(coordinates).join('L')}"/>` +
    `<path class="tick" d="${ticks.join('')}"/>` +
    `<text class="note" x="${tenths(middleX - 12)}" y="${tenths(middleY - 8)}" text-anchor="end">W 1 230</text>`
  );
}
