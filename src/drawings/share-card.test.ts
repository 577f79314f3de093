// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { coverMotifs } from '#tests/cover-motifs.ts';
import { pageCard, postCard } from './share-card.ts';

const page = { title: 'A title', name: 'Name of the page', siteName: 'Name' };
const post = {
  slug: 'a-slug',
  title: 'A title',
  categories: [],
  author: 'Team',
  date: '01.02.2026',
  channel: 'Channel',
};

test.each([
  ['a page', pageCard(page)],
  ['a post', postCard(post, coverMotifs)],
])(
  'the picture of the share card of %s has no text that would need a font, and no external references',
  (_, card) => {
    expect(card.picture).not.toMatch(/<text|href|url\((?!#)/);
  },
);

test('the title of a card is followed by the text that is shown if it cannot be drawn: the name of the site, or of the channel', () => {
  expect(pageCard(page).title.texts).toEqual(['A title', 'Name']);
  expect(postCard(post, coverMotifs).title.texts).toEqual(['A title', 'Channel']);
});

test('no part of a post becomes markup', () => {
  const hostile = '"/><script>&';
  const { picture } = postCard({ ...post, title: hostile, author: hostile, slug: hostile }, coverMotifs);
  expect(picture).not.toContain('script');
});
