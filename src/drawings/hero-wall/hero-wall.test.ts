// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import { HERO_BUBBLE_BASE, HERO_VIEW_BOX, heroAnchors, heroWall } from './hero-wall.ts';

test('draws five layers', () => {
  const layers = [...parsedDrawing(heroWall()).querySelectorAll('.layer')];
  expect(layers.map((layer) => layer.getAttribute('class'))).toEqual(
    [1, 2, 3, 4, 5].map((number) => `layer layer-${number}`),
  );
});

test('draws a leader from each grid bubble to its layer', () => {
  const leaders = [...parsedDrawing(heroWall()).querySelectorAll('.leader')].map((leader) =>
    leader.getAttribute('d'),
  );
  expect(leaders).toEqual(heroAnchors.map(([x, y]) => `M${round(x)} ${HERO_BUBBLE_BASE}V${round(y)}`));
});

test('keeps the anchors inside the picture, from left to right', () => {
  const [left, top, width, height] = HERO_VIEW_BOX;
  const xs = heroAnchors.map(([x]) => x);
  expect(xs).toEqual(xs.toSorted((a, b) => a - b));
  for (const [x, y] of heroAnchors) {
    expect(x > left && x < left + width).toBe(true);
    expect(y > top && y < top + height).toBe(true);
  }
});

test('carries the QR code on the panel only', () => {
  const codes = parsedDrawing(heroWall()).querySelectorAll('.m');
  expect(codes).toHaveLength(1);
  expect(codes[0]?.closest('.layer')?.getAttribute('data-layer')).toBe('5');
});

test('is the same each time', () => {
  expect(heroWall()).toEqual(heroWall());
});

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
