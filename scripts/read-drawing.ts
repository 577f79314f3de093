import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Motifs } from '../src/drawings/covers.ts';
import { type Drawing, drawingOf } from '../src/drawings/drawing.ts';

/**
 * Reads a file of src/drawings by its path without extension, such as `services/depot`.
 *
 * @throws Error if there is no such file, or it is not a drawing
 */
export function readDrawing(name: string): Drawing {
  return drawingOf(readFileSync(`src/drawings/${name}.svg`, 'utf8'));
}

/** The markup of the motifs of covers. */
export function readMotifs(): Motifs {
  const names = globSync('src/drawings/covers/*.svg').map((file) => basename(file, '.svg'));
  return Object.fromEntries(names.map((name) => [name, readDrawing(`covers/${name}`).body]));
}
