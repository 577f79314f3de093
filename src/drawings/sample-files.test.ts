// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedDrawing } from '#tests/parsed-markup.ts';
import { SAMPLE_FILES, sampleFileDrawing } from './sample-files.ts';

test('there is one for each file of the sample', () => {
  expect(SAMPLE_FILES).toHaveLength(4);
});

describe.each(SAMPLE_FILES)('the drawing of the file "%s"', (file) => {
  const svg = parsedDrawing(sampleFileDrawing(file));

  test('has one real object and no text', () => {
    expect(svg.querySelectorAll('.real, .note-real')).toHaveLength(1);
    expect(svg.querySelector('text')).toBeNull();
  });

  test('fits into 220 by 150', () => {
    const { width, height } = sampleFileDrawing(file);
    expect(width).toBeLessThanOrEqual(220);
    expect(height).toBeLessThanOrEqual(150);
  });
});
