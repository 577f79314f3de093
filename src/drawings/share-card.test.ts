// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { serviceDrawing } from './services.ts';
import {
  channelArt,
  type Outline,
  objectArt,
  pageCard,
  postCard,
  standingArt,
  wallArt,
} from './share-card.ts';
import { storeySell } from './storeys.ts';

/** A font whose letters are solid boxes half an em wide. */
const boxes: Outline = (text, { size }) => {
  const width = ([...text].length * size) / 2;
  return { path: width ? `M0 0L${width} 0L${width} ${-size}L0 ${-size}Z` : '', width };
};

const page = { title: 'A title', sheet: 'Sheet 10, Name', siteName: 'Name' };
const post = { slug: 'a-slug', title: 'A title', author: 'Team', date: '01.02.2026', channel: 'Channel' };

describe.each([
  ['a page', pageCard(page, boxes)],
  ['the home page', pageCard({ ...page, art: wallArt() }, boxes)],
  ['a service', pageCard({ ...page, art: objectArt(serviceDrawing('passport')) }, boxes)],
  ['the contact page', pageCard({ ...page, art: standingArt(storeySell()) }, boxes)],
  ['a post', postCard(post, boxes)],
])('the share card of %s', (_, markup) => {
  test('is a picture of 1200 by 630', () => {
    const svg = parsedSvg(markup);
    expect(['width', 'height', 'viewBox'].map((name) => svg.getAttribute(name))).toEqual([
      '1200',
      '630',
      '0 0 1200 630',
    ]);
  });

  test('has no text that would need a font, and no external references', () => {
    expect(markup).not.toContain('<text');
    expect(markup).not.toMatch(/href|url\((?!#)/);
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

test('a card without a title shows the name that it is shared under', () => {
  expect(pageCard({ ...page, title: '' }, boxes)).toBe(pageCard({ ...page, title: 'Name' }, boxes));
  expect(postCard({ ...post, title: ' ' }, boxes)).toBe(postCard({ ...post, title: 'Channel' }, boxes));
});

test('a post shows its own cover, a post without author and date the rest', () => {
  expect(postCard({ ...post, slug: 'another-slug' }, boxes)).not.toBe(postCard(post, boxes));
  expect(parsedSvg(postCard({ ...post, author: '', date: '' }, boxes))).toBeTruthy();
});

test('no part of a title becomes markup', () => {
  const hostile = '"/><script>&';
  expect(pageCard({ ...page, title: hostile }, boxes)).not.toContain('script');
  expect(postCard({ ...post, title: hostile, author: hostile, slug: hostile }, boxes)).not.toContain(
    'script',
  );
});
