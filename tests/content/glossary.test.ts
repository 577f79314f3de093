import { expect, test } from 'vitest';
import { nameOfTerm } from '#content/glossary-term.ts';
import { slugify } from '#domain/posts/slug.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { readGlossary } from '../../scripts/read-content.ts';
import { readArticles } from './articles.ts';

const glossary = readGlossary();
const texts = readArticles('src/content/glossary');

test('TEXT-05 every term has a text, and every text a term', () => {
  expect(texts.map(({ name }) => name)).toEqual(glossary.map(({ slug }) => slug).toSorted());
});

test('TEXT-05 terms, slugs and spellings are unique', () => {
  for (const values of [
    glossary.map(({ slug }) => slug),
    glossary.map(nameOfTerm),
    glossary.flatMap(({ mentions }) => mentions),
  ])
    expect(new Set(values).size).toBe(values.length);
  for (const { slug } of glossary) expect(slug).toBe(slugify(slug));
});

test('TEXT-05 posts mention most of the terms', () => {
  const postsHtml = readSeedPosts()
    .map(({ html }) => html)
    .join(' ');
  const unused = glossary.filter(({ mentions }) => !mentions.some((mention) => postsHtml.includes(mention)));
  expect(unused.length).toBeLessThan(glossary.length / 4);
});
