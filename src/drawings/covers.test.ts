// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { COVER_COLOURWAYS } from './covers/colourway.ts';
import { MOTIFS } from './covers/subject.ts';
import { postCover } from './covers.ts';
import type { Drawing } from './drawing.ts';

/** The files of motifs, by name. */
const motifs = Object.fromEntries(
  Object.entries(
    import.meta.glob<Drawing>('./covers/*.svg', { eager: true, query: '?drawing', import: 'default' }),
  ).map(([file, { body }]) => [file.replace(/.*\/|\.svg/g, ''), body]),
);

const slugs = Array.from({ length: 60 }, (_, i) => `post-${i}`);

function coverOf(slug: string, title = 'A walk along the river', categories: readonly string[] = []): string {
  return postCover({ slug, title, categories }, motifs);
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

test('every motif with a file is that of a title or a category, and the other way round', () => {
  const named = MOTIFS.filter((motif) => typeof motif === 'string');
  expect(Object.keys(motifs)).toEqual([...new Set(named)].toSorted());
});

test('a motif has the colours of the ground', () => {
  const [ink] = COVER_COLOURWAYS;
  const covers = slugs.map((slug) => coverOf(slug, 'Reading an EPD'));
  const onInk = covers.find((cover) => groundOf(cover) === ink.ground);
  const used = new Set(onInk?.match(/#[\da-f]{3,6}\b/g));
  const known = [ink.ground, ...Object.values(ink.drawing), ...Object.values(ink.real)];
  expect([...used].filter((colour) => !known.includes(colour))).toEqual([]);
});
