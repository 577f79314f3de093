// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import { type DrawnService, serviceDrawing } from './services.ts';

const services: { id: DrawnService; width: number; labels: string[] }[] = [
  {
    id: 'passport',
    width: 640,
    labels: [
      'Identity',
      'GTIN, maker, batch',
      'Performance',
      'DoPC, EN 13162',
      'Environment',
      'EPD, EN 15804',
      'Product',
      'As delivered',
    ],
  },
  { id: 'depot', width: 320, labels: [] },
  { id: 'workshop', width: 320, labels: [] },
  { id: 'value', width: 320, labels: [] },
  { id: 'optibuild', width: 640, labels: ['±0.000', '+3.600', '+7.200', '+10.800'] },
];

describe.each(services)('the drawing of $id', ({ id, width, labels }) => {
  const drawing = serviceDrawing(id);
  const svg = parsedDrawing(drawing);

  test('has the format of its card', () => {
    expect([drawing.width, drawing.height]).toEqual([width, 320]);
  });

  test('carries its labels', () => {
    expect([...svg.querySelectorAll('text')].map((text) => text.textContent)).toEqual(labels);
  });

  test('shows something real', () => {
    expect(svg.querySelectorAll('.real, .note-real').length).toBeGreaterThan(0);
  });

  test('is the same each time', () => {
    expect(serviceDrawing(id)).toEqual(drawing);
  });
});
