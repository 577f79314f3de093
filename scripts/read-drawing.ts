import { readFileSync } from 'node:fs';
import { type Drawing, drawingOf } from '../src/drawings/drawing.ts';

/**
 * Reads a file of src/drawings.
 *
 * @param name its path without extension, such as `services/depot`
 * @throws Error if there is no such file, or it is not a drawing
 */
export function readDrawing(name: string): Drawing {
  return drawingOf(readFileSync(`src/drawings/${name}.svg`, 'utf8'));
}
