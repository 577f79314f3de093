import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  HERO_BUBBLE_BASE,
  HERO_VIEW_BOX,
  heroAnchors,
  heroLayerShifts,
} from '#drawings/hero-wall/hero-wall.ts';

const styles = readFileSync('src/features/home/hero.module.css', 'utf8');

test('the styles of the hero put each bubble above its layer', () => {
  const [left, top, width, height] = HERO_VIEW_BOX;
  const places = [...styles.matchAll(/nth-of-type\(\d\) \{\s*--x: ([\d.]+)%;/g)].map(([, x]) => x);
  expect(places).toEqual(heroAnchors.map(([x]) => (((x - left) / width) * 100).toFixed(3)));
  expect(styles).toContain(`--y: ${(((HERO_BUBBLE_BASE - top) / height) * 100).toFixed(3)}%;`);
});

test('the styles of the hero move each layer to its place in the closed wall', () => {
  const shifts = [...styles.matchAll(/layer-\d\) \{\s*--sx: (-?[\d.]+)px;\s*--sy: (-?[\d.]+)px;/g)];
  expect(shifts.map(([, x, y]) => [Number(x), Number(y)])).toEqual(
    heroLayerShifts.map(([x, y]) => [tenths(x), tenths(y)]),
  );
});

function tenths(value: number): number {
  // Adding 0 turns negative zero into zero.
  return Math.round(value * 10) / 10 + 0;
}
