// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { postCover, postCovers } from './covers.ts';
import { hash } from './random.ts';

const slugs = Array.from({ length: 200 }, (_, i) => `post-${i}`);

function groundOf(cover: string): string | null | undefined {
  return parsedSvg(cover).querySelector('path')?.getAttribute('fill');
}

describe('postCover', () => {
  test('returns a picture of 1200 by 750 for any slug', () => {
    for (const slug of ['', 'a', 'żółć', ...slugs]) {
      expect(parsedSvg(postCover(slug)).getAttribute('viewBox')).toBe('0 0 1200 750');
    }
  });

  test('returns the same cover for the same slug, and hardly ever the same one for two slugs', () => {
    const covers = slugs.map(postCover);
    expect(slugs.map(postCover)).toEqual(covers);
    expect(new Set(covers).size).toBeGreaterThan(0.95 * slugs.length);
  });

  test('uses all six grounds', () => {
    expect(new Set(slugs.map(postCover).map(groundOf)).size).toBe(6);
  });

  // Covers are stored with their posts: a changed picture for an old slug is a fault. This pins the first one.
  test('draws the cover it has always drawn', () => {
    expect(hash(postCover('ifc-classes-for-facade-products'))).toBe(108963066);
  });
});

describe('postCovers', () => {
  test('returns the covers in the order of the slugs', () => {
    expect(postCovers(slugs)).toHaveLength(slugs.length);
    expect(postCovers(['one-slug'])).toEqual([postCover('one-slug')]);
  });

  test('never gives neighbours the same ground', () => {
    const grounds = postCovers(slugs).map(groundOf);
    expect(grounds.filter((ground, i) => ground === grounds[i - 1])).toEqual([]);
    const unchanged = slugs.map(postCover).map(groundOf);
    expect(unchanged.some((ground, i) => ground === unchanged[i - 1])).toBe(true);
  });

  test('draws another motif where two neighbours have the same slug', () => {
    const [first, second] = postCovers(['twin', 'twin']);
    expect(first).toBe(postCover('twin'));
    expect(second).not.toBe(first);
  });
});
