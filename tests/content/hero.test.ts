import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { heroLayerShifts } from '#drawings/hero-wall.ts';

test('the styles of the hero move each layer to its place in the closed wall', () => {
  const styles = readFileSync('src/features/home/hero.module.css', 'utf8');
  const shifts = [...styles.matchAll(/layer-\d\) \{\s*--sx: (-?[\d.]+)px;\s*--sy: (-?[\d.]+)px;/g)];
  expect(shifts.map(([, x, y]) => [Number(x), Number(y)])).toEqual(
    heroLayerShifts.map(([x, y]) => [tenths(x), tenths(y)]),
  );
});

function tenths(value: number): number {
  // Adding 0 makes a plain zero of a negative one.
  return Math.round(value * 10) / 10 + 0;
}
