import { expect, test } from 'vitest';
import { lastChangeOf } from './post-dates.ts';

test.each([
  '<p>Text.</p><p><em>Published 3 July 2026. Updated 2 November 2026.</em></p>\n',
  '<p>Text. Updated 2 November 2026.</p>',
])('the last sentence %s has the day of the last change', (html) => {
  expect(lastChangeOf(html)).toEqual(new Date('2026-11-02T00:00:00Z'));
});

test.each([
  '',
  '<p>Published 3 July 2026.</p>',
  '<p>Updated 2 November 2026.</p><p>More.</p>',
  '<p>Updated 2 Foo 2026.</p>',
])('without such a last sentence there is none: %s', (html) => {
  expect(lastChangeOf(html)).toBeNull();
});
