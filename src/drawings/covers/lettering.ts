import { type Point, pathData } from '../path.ts';

/**
 * Single-stroke digits as plotters write them, on a grid 4 wide and 6 high. Each stroke is a row of points, written as
 * the digits of x and y.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '10 30 41 45 36 16 05 01 10',
  '1': '11 20 26|16 36',
  '2': '01 10 30 41 42 06 46',
  '3': '01 10 30 41 42 33 23|33 44 45 36 16 05',
  '4': '36 30 04 44',
  '5': '40 00 03 33 44 45 36 16 05',
  '6': '41 30 10 01 05 16 36 45 44 33 03',
  '7': '00 40 16',
  '8': '10 30 41 42 33 13 02 01 10|13 04 05 16 36 45 44 33',
  '9': '42 33 13 02 01 10 30 41 45 36 16',
};

const WIDTH = 4;
const HEIGHT = 6;
/** From the left edge of a character to that of the next. */
const ADVANCE = 6;

interface Line {
  /** The middle of the line. */
  readonly x: number;
  readonly baseline: number;
  readonly height: number;
}

/** Path data of a short number, centred; picture files have no fonts. */
export function lettering(text: string, { x, baseline, height }: Line): string {
  const unit = height / HEIGHT;
  const start = x - ((text.length * ADVANCE - (ADVANCE - WIDTH)) * unit) / 2;
  const glyph = (character: string, index: number) =>
    (GLYPHS[character] ?? '').split('|').map((stroke) => {
      const points = Array.from(
        stroke.matchAll(/(\d)(\d)/g),
        ([, across, down]): Point => [
          start + (index * ADVANCE + Number(across)) * unit,
          baseline - height + Number(down) * unit,
        ],
      );
      return points.length > 0 ? pathData(points, false) : '';
    });
  return Array.from(text).flatMap(glyph).join('');
}
