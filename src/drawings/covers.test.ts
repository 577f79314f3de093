// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { postCover } from './covers.ts';

const slugs = Array.from({ length: 60 }, (_, i) => `post-${i}`);

function coverOf(slug: string, title = 'A walk along the river', categories: readonly string[] = []): string {
  return postCover({ slug, title, categories });
}

/** The root element of a cover; of one that is not well formed, an element without its attributes. */
function parsedSvg(cover: string): Element {
  return new DOMParser().parseFromString(cover, 'image/svg+xml').documentElement;
}

function groundOf(cover: string): string | null | undefined {
  return parsedSvg(cover).querySelector('path')?.getAttribute('fill');
}

test('returns a picture of 1200 by 750 for any slug, without text that would need a font', () => {
  for (const slug of ['', 'a', 'żółć', ...slugs]) {
    const cover = coverOf(slug);
    expect(parsedSvg(cover).getAttribute('viewBox')).toBe('0 0 1200 750');
    expect(cover).not.toMatch(/<text|NaN|undefined|Infinity|null/);
  }
});

test('returns the same cover for the same post, and rarely the same one for two posts on no known subject', () => {
  const covers = slugs.map((slug) => coverOf(slug));
  expect(slugs.map((slug) => coverOf(slug))).toEqual(covers);
  expect(new Set(covers).size).toBeGreaterThan(0.95 * slugs.length);
});

test('keeps its ground when the title changes, and draws what the new one says', () => {
  const [before, after] = [coverOf('a-slug', 'Reading an EPD'), coverOf('a-slug', 'Reading an IDS')];
  expect(groundOf(after)).toBe(groundOf(before));
  expect(after).not.toBe(before);
});

test('draws no words of the post', () => {
  expect(coverOf('a-slug', '"/><script>', ['<script>'])).not.toContain('script');
});
