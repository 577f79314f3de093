// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { POSTER_SUBJECTS, videoPoster } from './video-poster.ts';

const files = import.meta.glob<string>('../../public/images/video-*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(POSTER_SUBJECTS)('the video poster of %s', (subject) => {
  const markup = videoPoster(subject);

  test('is a picture of 1280 by 720 without text', () => {
    const svg = parsedSvg(markup);
    expect(svg.getAttribute('viewBox')).toBe('0 0 1280 720');
    expect(svg.querySelector('text')).toBeNull();
  });

  test('matches the file in public/images: run scripts/draw-pictures.ts after a change', () => {
    expect(files[`../../public/images/video-${subject}.svg`]).toBe(`${markup}\n`);
  });
});
