// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { articleToSave } from './article-to-save.ts';

test('POST-03 content is sanitised before it is saved', () => {
  expect(articleToSave('<p onclick="alert(1)">Words</p><script>alert(1)</script>')).toBe('<p>Words</p>');
});

test.each(['', '<p>&nbsp;</p><h2> </h2>', '<script>alert(1)</script>', '<img alt="no source">'])(
  'ADD-02 %j shows nothing, so it does not count as content',
  (html) => {
    expect(articleToSave(html)).toBe('');
  },
);

test.each([
  '<img src="https://example.org/a.png" alt="">',
  '<iframe src="https://youtu.be/DatumBeam01"></iframe>',
  'Words',
])('ADD-02 %j counts as content', (html) => {
  expect(articleToSave(html)).not.toBe('');
});
