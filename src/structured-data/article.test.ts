import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { settings } from '#settings.ts';
import { aPublishedPost } from '#tests/factories/post.ts';
import { article } from './article.ts';

test('POST-04 a post is described by its fields', () => {
  const fields = { title: 'One unit', wordCount: 5, image: 'https://storage.test/one.png' };
  const post = aPublishedPost({ ...fields, slug: 'one-unit', excerpt: 'One property needs one unit.' });
  expect(article({ ...post, categories: ['BIM'], date: new Date('2026-10-01T08:00:00Z') })).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'One unit',
    description: 'One property needs one unit.',
    url: `${settings.siteUrl}/blog/one-unit`,
    mainEntityOfPage: { '@id': `${settings.siteUrl}/blog/one-unit` },
    datePublished: '2026-10-01T08:00:00.000Z',
    articleSection: ['BIM'],
    wordCount: 5,
    image: 'https://storage.test/one.png',
    publisher: { name: site.name },
  });
});

test('POST-04 fields that a post lacks are left out', () => {
  const post = { title: '', date: null, categories: [], authorName: '', image: DEFAULT_POST_IMAGE };
  const data = article(aPublishedPost(post));
  for (const name of ['datePublished', 'articleSection', 'author', 'image'])
    expect(data).not.toHaveProperty(name);
  expect(data.headline).toBe('Untitled');
});

test('POST-04 STAFF-06 a headline of at most 110 characters ends after a whole word, and a description for search is used', () => {
  const title = `${'Declared '.repeat(20)}end`;
  const { headline, description } = article(aPublishedPost({ title, searchDescription: 'Why to read it.' }));
  expect(headline.length).toBeLessThanOrEqual(110);
  expect(headline).toMatch(/Declared…$/);
  expect(description).toBe('Why to read it.');
});

const company = { '@type': 'Organization', name: site.name };
const authorPage = `${settings.siteUrl}/blog/author/zofia-nowak`;

test.each([
  ['Passport team', { '@type': 'Organization', name: 'Passport team', parentOrganization: company }],
  ['Zofia Nowak', { '@type': 'Person', name: 'Zofia Nowak', url: authorPage }],
  [site.name, company],
])('POST-04 the author “%s” is a department, a person or the company itself', (authorName, author) => {
  expect(article(aPublishedPost({ authorName })).author).toMatchObject(author);
});
