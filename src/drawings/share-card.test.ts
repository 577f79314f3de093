// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { parsedSvg } from '#tests/parsed-markup.ts';
import { channelArt, pageCard, postCard, unlabelled } from './share-card.ts';

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
  const labels = '<path class="lead" d="M0 0h9"/><circle class="pin" r="2"/><text x="9">Base</text>';
  const object = '<path class="real" d="M0 0h9v9z"/>';
  expect(unlabelled({ width: 9, height: 9, body: labels + object }).body).toBe(object);
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
