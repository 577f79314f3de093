// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import favicon from '../../public/favicon.svg?raw';
import { ICONS } from './icons.ts';
import { LOGO, LOGO_SYMBOL } from './logo.ts';

describe.each(Object.entries(ICONS))('the icon "%s"', (_, { markup }) => {
  test('is well-formed', () => {
    const svg = parsedDrawing({ width: 20, height: 20, body: markup });
    expect(svg.querySelectorAll('path, circle').length).toBe(svg.querySelectorAll('*').length);
    expect(svg.children.length).toBeGreaterThan(0);
  });
});

describe('the logo', () => {
  test('has a symbol of 32 by 32 and a name beside it', () => {
    const { width, height, wordmark } = LOGO;
    const svg = parsedDrawing({ width, height, body: `${LOGO_SYMBOL}<path d="${wordmark}"/>` });
    expect(svg.querySelectorAll('path')).toHaveLength(3);
    const xs = Array.from(wordmark.matchAll(/[ML](-?[\d.]+)/g), ([, x]) => Number(x));
    expect(LOGO.wordmarkOrigin[0] + Math.max(...xs)).toBeLessThanOrEqual(width);
  });

  test('is the picture of the favicon', () => {
    const numbers = (data: string) =>
      data.match(/[a-zA-Z]|-?[\d.]+/g)?.map((part) => (Number.isNaN(Number(part)) ? part : Number(part)));
    const drawn = Array.from(favicon.matchAll(/d="([^"]+)"/g), ([, data = '']) => numbers(data));
    expect(drawn.slice(1)).toEqual(LOGO.symbol.map(numbers));
  });
});
