import { expect, test } from 'vitest';
import { boundsOf } from '../drawing.ts';
import { lettering } from './lettering.ts';

const LINE = { x: 100, baseline: 200, height: 60 };

test('a label stands on its line, centred', () => {
  const bounds = boundsOf(`<path d="${lettering('EPE', LINE)}"/>`);
  expect(bounds).toEqual({ left: 20, right: 180, top: 140, bottom: 200 });
});

test('a character without a glyph leaves its place empty', () => {
  expect(lettering('☂', LINE)).toBe('');
  expect(lettering('E☂E', LINE).match(/M/g)).toHaveLength(4);
});
