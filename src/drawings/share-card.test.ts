// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { serviceDrawing } from './services.ts';
import { channelArt, objectArt, pageCard, postCard, standingArt, wallArt } from './share-card.ts';
import { storeySell } from './storeys.ts';

const page = { title: 'A title', sheet: 'Sheet 10, Name', siteName: 'Name' };
const post = {
  slug: 'a-slug',
  title: 'A title',
  categories: [],
  author: 'Team',
  date: '01.02.2026',
  channel: 'Channel',
};

describe.each([
  ['a page', pageCard(page)],
  ['the home page', pageCard({ ...page, art: wallArt() })],
  ['a service', pageCard({ ...page, art: objectArt(serviceDrawing('passport')) })],
  ['the contact page', pageCard({ ...page, art: standingArt(storeySell()) })],
  ['a post', postCard(post)],
])('the picture of the share card of %s', (_, { picture }) => {
  test('is 1200 by 630', () => {
    const svg = parsedSvg(picture);
    expect(['width', 'height', 'viewBox'].map((name) => svg.getAttribute(name))).toEqual([
      '1200',
      '630',
      '0 0 1200 630',
    ]);
  });

  test('has no text that would need a font, and no external references', () => {
    expect(picture).not.toContain('<text');
    expect(picture).not.toMatch(/href|url\((?!#)/);
  });
});

test('a drawing loses its labels and their leaders', () => {
  const { markup } = objectArt(serviceDrawing('optibuild'));
  expect(markup).not.toMatch(/class="(?:lead|pin)"/);
  expect(markup).toContain('class="real"');
});

test('every drawing ends at the right edge of the grid, and leaves room for a title', () => {
  for (const art of [objectArt(serviceDrawing('depot')), standingArt(storeySell()), wallArt()]) {
    expect(art.left).toBeGreaterThan(500);
  }
});

test('the channel’s logo is placed unchanged', () => {
  const { markup } = channelArt('<svg viewBox="0 0 9 9" width="9" height="9"><circle r="4"/></svg>');
  expect(markup).toBe(
    '<svg viewBox="0 0 9 9" x="776" y="123" width="360" height="360"><circle r="4"/></svg>',
  );
});

test('a card whose title cannot be drawn shows the name that it is shared under', () => {
  expect(pageCard(page).title.texts).toEqual(['A title', 'Name']);
  expect(postCard(post).title.texts).toEqual(['A title', 'Channel']);
});

test('a post shows its own cover', () => {
  expect(postCard({ ...post, slug: 'another-slug' }).picture).not.toBe(postCard(post).picture);
});

test('no part of a post becomes markup', () => {
  const hostile = '"/><script>&';
  const { picture } = postCard({ ...post, title: hostile, author: hostile, slug: hostile });
  expect(picture).not.toContain('script');
});
