import { boxFaces, type Projection, type Span } from '../axonometry.ts';
import { pathData } from '../path.ts';
import type { Colourway } from './colourway.ts';

/** The size of a post cover. */
export const COVER = { width: 1200, height: 750 };

/** Returns a number from 0 to below 1. */
export type Random = () => number;

/** A whole number from 0 to below `limit`. */
export function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}

/** The dash-dot pattern of axes and levels. */
export const AXIS_DASH = '26 7 4 7';

export function filled(data: string, fill: string, stroke: string, width = 2): string {
  return `<path d="${data}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

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
  width = 2,
): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;
}

interface ColouredBox {
  readonly x: Span;
  readonly y: Span;
  readonly z: Span;
  readonly real: boolean;
}

/** A box in the colours of the drawing, or of its real object. */
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
