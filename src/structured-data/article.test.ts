import { expect, test } from 'vitest';
import { site } from '#content/site.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { settings } from '#settings.ts';
import { aPublishedPost } from '#tests/factories/post.ts';
import { article } from './article.ts';

test('POST-04 a post is described by its fields', () => {
  const post = aPublishedPost({
    slug: 'one-unit',
    title: 'One unit',
    excerpt: 'One property needs one unit.',
    wordCount: 5,
    categories: ['BIM', 'Process'],
    image: 'https://storage.test/one.png',
    date: new Date('2026-10-01T08:00:00Z'),
  });
  expect(article(post)).toMatchObject({
    '@type': 'BlogPosting',
    headline: 'One unit',
    description: 'One property needs one unit.',
    url: `${settings.siteUrl}/blog/one-unit`,
    mainEntityOfPage: { '@id': `${settings.siteUrl}/blog/one-unit` },
    datePublished: '2026-10-01T08:00:00.000Z',
    articleSection: ['BIM', 'Process'],
    wordCount: 5,
    image: 'https://storage.test/one.png',
    publisher: { name: site.name },
  });
});

test('STAFF-06 a description for search engines stands in place of the excerpt', () => {
  const post = aPublishedPost({ searchTitle: 'Found', searchDescription: 'Why to read it.' });
  expect(article(post)).toMatchObject({ headline: post.title, description: 'Why to read it.' });
});

test('POST-04 fields that a post lacks are left out', () => {
  const data = article(
    aPublishedPost({ date: null, categories: [], authorName: '', image: DEFAULT_POST_IMAGE }),
  );
  for (const name of ['datePublished', 'articleSection', 'author', 'image']) {
    expect(data).not.toHaveProperty(name);
  }
  expect(article(aPublishedPost({ title: '' })).headline).toBe('Untitled');
});

test('POST-04 a headline has at most 110 characters and ends after a whole word', () => {
  const { headline } = article(aPublishedPost({ title: `${'Declared '.repeat(20)}end` }));
  expect(headline.length).toBeLessThanOrEqual(110);
  expect(headline).toMatch(/Declared…$/);
});

test('POST-04 a team is a department of the company, another name a person, and the company itself', () => {
  const authorOf = (authorName: string) => article(aPublishedPost({ authorName })).author;
  expect(authorOf('Passport team')).toMatchObject({
    '@type': 'Organization',
    name: 'Passport team',
    parentOrganization: { name: site.name },
  });
  expect(authorOf('Zofia Nowak')).toEqual({
    '@type': 'Person',
    name: 'Zofia Nowak',
    url: `${settings.siteUrl}/blog/author/zofia-nowak`,
  });
  expect(authorOf(site.name)).toMatchObject({ '@type': 'Organization', name: site.name });
});
