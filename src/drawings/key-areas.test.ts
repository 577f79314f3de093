// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import { boundsOf, tightened } from './drawing.ts';
import { KEY_AREA_DRAWINGS, keyAreaDrawing } from './key-areas.ts';

test('there are three for each of the five services', () => {
  expect(KEY_AREA_DRAWINGS).toHaveLength(15);
});

describe.each(KEY_AREA_DRAWINGS)('the drawing "%s"', (key) => {
  const drawing = keyAreaDrawing(key);
  const svg = parsedDrawing(drawing);

  test('has one real object', () => {
    expect(svg.querySelectorAll('.real, .note-real')).toHaveLength(1);
  });

  test('has no text', () => {
    expect(svg.querySelector('text')).toBeNull();
  });

  test('fits into 220 by 150 and stays inside its view box', () => {
    expect(drawing.width).toBeLessThanOrEqual(220);
    expect(drawing.height).toBeLessThanOrEqual(150);
    const [left = 0, top = 0, width = 0, height = 0] = (drawing.viewBox ?? '').split(' ').map(Number);
    const measured = drawing.body.replace(/<path[^>]*transform[^>]*>/g, '');
    const bounds = boundsOf(measured);
    expect(bounds.left).toBeGreaterThan(left);
    expect(bounds.top).toBeGreaterThan(top);
    expect(bounds.right).toBeLessThan(left + width);
    expect(bounds.bottom).toBeLessThan(top + height);
  });

  test('is tight already, and the same each time', () => {
    expect(tightened(drawing)).toBe(drawing);
    expect(keyAreaDrawing(key)).toEqual(drawing);
  });
});

test('no two drawings are alike', () => {
  expect(new Set(KEY_AREA_DRAWINGS.map((key) => keyAreaDrawing(key).body)).size).toBe(
    KEY_AREA_DRAWINGS.length,
  );
});

test('the carrier shows the QR code', () => {
  expect(parsedDrawing(keyAreaDrawing('carrier')).querySelector('.ink2')?.getAttribute('transform')).toMatch(
    /^matrix/,
  );
});
