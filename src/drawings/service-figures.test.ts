// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import { FIGURE_WIDTH } from './drafting.ts';
import { boundsOf } from './drawing.ts';
import { SERVICE_FIGURES, serviceFigure } from './service-figures.ts';

describe.each(SERVICE_FIGURES)('the figure "%s"', (name) => {
  const figure = serviceFigure(name);
  const svg = parsedDrawing(figure);

  test('has one real object', () => {
    expect(svg.querySelectorAll('.real, .note-real')).toHaveLength(1);
  });

  test('has labels of one to three words', () => {
    const labels = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent ?? '');
    expect(labels.length).toBeGreaterThan(0);
    for (const label of labels) expect(label).toMatch(/^\S+( \S+){0,2}$/);
  });

  test('fits into the margin', () => {
    expect(figure.width).toBe(FIGURE_WIDTH);
    expect(figure.height).toBeLessThanOrEqual(200);
    const bounds = boundsOf(
      figure.body.replace(/<path[^>]*transform[^>]*>|<g (?:transform|class="fig").*?<\/g>/g, ''),
    );
    expect(bounds.left).toBeGreaterThanOrEqual(-1);
    expect(bounds.top).toBeGreaterThanOrEqual(0);
    expect(bounds.right).toBeLessThanOrEqual(FIGURE_WIDTH);
    expect(bounds.bottom).toBeLessThanOrEqual(figure.height);
  });
});

test('no two figures are alike', () => {
  expect(new Set(SERVICE_FIGURES.map((name) => serviceFigure(name).body)).size).toBe(SERVICE_FIGURES.length);
});

test('an unknown figure is an error', () => {
  expect(() => serviceFigure('passport/none')).toThrow('There is no figure "passport/none"');
});
