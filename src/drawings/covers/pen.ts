import { boxFaces, type Projection, type Span } from '../axonometry.ts';
import { insulationLoops } from '../insulation.ts';
import { coordinates, type Point, pathData, tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';

/** The size of a post cover. */
export const COVER = { width: 1200, height: 750 };

/** Returns a number from 0 to below 1. */
export type Random = () => number;

/** Draws a cover on its ground. */
export type Motif = (random: Random, colourway: Colourway) => string;

/** A whole number from 0 to below `limit`. */
export function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

/** The dash-dot pattern of axes and levels. */
export const AXIS_DASH = '26 7 4 7';

/** A filled path with an outline. `data` is its `d` attribute. */
export function filled(data: string, fill: string, stroke: string, width = 2): string {
  return `<path d="${data}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** A path without a fill. `data` is its `d` attribute, `dashes` its dash pattern. */
export function stroked(data: string, stroke: string, width = 2, dashes?: string): string {
  const dash = dashes ? ` stroke-dasharray="${dashes}"` : '';
  return `<path d="${data}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"${dash}/>`;
}

/** A ring, such as a grid bubble. */
export function ring(
  x: number | string,
  y: number | string,
  radius: number,
  stroke: string,
  fill = 'none',
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
}

/** An upright rectangle of the picture. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Path data of a rectangle. */
export function rectangle({ x, y, width, height }: Rectangle): string {
  return `M${tenths(x)} ${tenths(y)}h${tenths(width)}v${tenths(height)}h${tenths(-width)}z`;
}

/** Path data of diagonal strokes across a rectangle. `place` maps a point of it (along, across) to the picture. */
export function diagonals(
  place: (along: number, across: number) => Point,
  { length, thickness, pitch }: { length: number; thickness: number; pitch: number },
): string {
  const count = Math.ceil((length + thickness) / pitch) - 1;
  return times(count, (i) => {
    const at = (i + 1) * pitch;
    const from = place(Math.max(0, at - thickness), Math.min(at, thickness));
    const to = place(Math.min(at, length), Math.max(0, at - length));
    return `M${coordinates(from)}L${coordinates(to)}`;
  }).join('');
}

/** The filled-in object of a flat drawing, hatched with diagonals. */
export function realRectangle(at: Rectangle, { real }: Colourway, pitch = 26): string {
  const { x, y, width, height } = at;
  const hatch = diagonals((along, across) => [x + along, y + across], {
    length: width,
    thickness: height,
    pitch,
  });
  return filled(rectangle(at), real.front, real.line) + stroked(hatch, real.line, 1.4);
}

/** The filled-in object of a flat drawing as a slab of insulation: the loops run along it. */
export function realSlab(at: Rectangle, { real }: Colourway, pitch = 34): string {
  const { x, y, width, height } = at;
  const loops = insulationLoops((along, across) => [x + along, y + 3 + across], {
    length: width,
    thickness: height - 6,
    pitch,
  });
  return filled(rectangle(at), real.front, real.line) + stroked(loops, real.line, 1.4);
}

/** The level on which things stand, across the picture, with its mark. */
export function level(y: number, line: string): string {
  const mark = `<path d="M52 ${y - 26}h36l-18 26z" fill="${line}"/>`;
  return stroked(`M0 ${y}H${COVER.width}`, line, 4) + mark;
}

interface ColouredBox {
  readonly x: Span;
  readonly y: Span;
  readonly z: Span;
  readonly real: boolean;
}

/** A box in the colours of the drawing, or of its filled-in object. */
export function colouredBox(
  project: Projection,
  colourway: Colourway,
  { x, y, z, real }: ColouredBox,
): string {
  const faces = boxFaces(project, x, y, z);
  const tones = real ? colourway.real : colourway.drawing;
  return (
    filled(pathData(faces.end), tones.end, tones.line) +
    filled(pathData(faces.top), tones.top, tones.line) +
    filled(pathData(faces.front), tones.front, tones.line)
  );
}
