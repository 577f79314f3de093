// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { coverMotifs } from '#tests/cover-motifs.ts';
import { MOTIFS } from './covers/subject.ts';
import { postCover } from './covers.ts';

const slugs = Array.from({ length: 60 }, (_, i) => `post-${i}`);

function coverOf(slug: string, title = 'A walk along the river', categories: readonly string[] = []): string {
  return postCover({ slug, title, categories }, coverMotifs);
}

test('returns a picture of 1200 by 750 for any slug, without text that would need a font', () => {
  for (const slug of ['', 'a', 'żółć', ...slugs]) {
    const cover = coverOf(slug);
    const { documentElement } = new DOMParser().parseFromString(cover, 'image/svg+xml');
    expect(documentElement.getAttribute('viewBox')).toBe('0 0 1200 750');
    expect(cover).not.toMatch(/<text|NaN|undefined|Infinity|null/);
  }
});

test('a post has the same cover every time', () => {
  expect(slugs.map((slug) => coverOf(slug))).toEqual(slugs.map((slug) => coverOf(slug)));
});

test('60 posts on no known subject have more than 20 of the 36 possible covers: six motifs on six grounds', () => {
  expect(new Set(slugs.map((slug) => coverOf(slug))).size).toBeGreaterThan(20);
});

test('every motif has a file, and every file is that of a motif', () => {
  expect(Object.keys(coverMotifs)).toEqual([...new Set(MOTIFS)].toSorted());
});
