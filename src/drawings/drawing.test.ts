// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { boundsOf, svgDocument, tightened } from './drawing.ts';

const body = '<path d="M10 20L30 -5.5Z"/><path d="M12 8C1 2 3 4 50.2 6"/>';

describe('boundsOf', () => {
  test('finds the outermost coordinates of all paths', () => {
    expect(boundsOf(body)).toEqual({ left: 1, top: -5.5, right: 50.2, bottom: 20 });
  });
});

describe('tightened', () => {
  test('trims the empty border and leaves room for a line', () => {
    expect(tightened({ width: 400, height: 300, body })).toEqual({
      width: 51,
      height: 27,
      viewBox: '0 -6 51 27',
      body,
    });
  });

  test('leaves a drawing with its own view box as it is', () => {
    const drawing = { width: 10, height: 10, viewBox: '5 5 10 10', body };
    expect(tightened(drawing)).toBe(drawing);
  });
});

describe('svgDocument', () => {
  test('gives a drawing its size, view box and style', () => {
    const svg = parsedSvg(svgDocument({ width: 40, height: 30, body }, '.f{fill:red}'));
    expect(svg.getAttribute('viewBox')).toBe('0 0 40 30');
    expect(svg.getAttribute('width')).toBe('40');
    expect(svg.querySelector('style')?.textContent).toBe('.f{fill:red}');
  });

  test('writes no style element without a style', () => {
    expect(parsedSvg(svgDocument({ width: 40, height: 30, body })).querySelector('style')).toBeNull();
  });
});

describe('parsedSvg', () => {
  test('rejects markup that is not well formed', () => {
    expect(() => parsedSvg('<svg><path></svg>')).toThrow();
  });

  test('rejects coordinates that are not numbers', () => {
    expect(() => parsedSvg('<svg><path d="M0 NaN"/></svg>')).toThrow('Not a number in d');
  });
});
