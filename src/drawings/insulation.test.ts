import { expect, test } from 'vitest';
import { insulationLoops } from './insulation.ts';

const flat = (along: number, across: number) => [along, across] as const;

test('fills the length with whole loops of about the pitch', () => {
  const data = insulationLoops(flat, { length: 100, pitch: 24, thickness: 30 });
  expect(data.match(/C/g)).toHaveLength(2 * 4);
  expect(data.startsWith('M0 0C')).toBe(true);
  expect(data.endsWith(' 100 0')).toBe(true);
});

test('reaches across the whole thickness', () => {
  expect(insulationLoops(flat, { length: 20, pitch: 20, thickness: 30 })).toContain(' 10 30C');
});
