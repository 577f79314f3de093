import { readFileSync } from 'node:fs';
import type { Font } from 'satori';
import { cardFonts } from '../../functions/src/cards/card-svg.ts';

/** Reads the fonts of share cards from src/fonts; functions have them in their bundle. */
export function readCardFonts(): Font[] {
  const read = (name: string) => readFileSync(new URL(`../../src/fonts/${name}.woff2`, import.meta.url));
  return cardFonts(read('instrument-sans-500'), read('martian-mono-400'));
}
