import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobIds } from '#content/careers.ts';
import { descriptionOf } from '#content/descriptions.ts';
import { jobFrontMatter, serviceFrontMatter } from '#content/front-matter.ts';
import { glossary } from '#content/glossary.ts';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { findResource } from '#content/resources.ts';
import { services } from '#content/services.ts';
import { type Page, pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { knownPages } from '../../scripts/build/known-pages.ts';
import { readResourceTexts } from '../../scripts/read-content.ts';
import { renderMarkdown } from '../../scripts/vite/markdown.ts';

/** In characters, without the brand: search engines cut off the rest, and a shorter description wastes room. */
const [MAX_TITLE, MIN_DESCRIPTION, MAX_DESCRIPTION] = [60, 120, 155];

function attributesOf(file: string): unknown {
  return renderMarkdown(readFileSync(`src/content/${file}.md`, 'utf8')).attributes;
}

const pageTexts = Object.values<Page>(pages).map(({ path, title }) => [path, title, descriptionOf(path)]);
const serviceTexts = services.map(({ slug, serviceName: name }) => {
  const { title, description } = serviceFrontMatter.parse(attributesOf(`services/${slug}`));
  return [paths.service(slug), `${name}: ${title}`, description];
});
const jobTexts = jobIds.map((id) => {
  const { title, shortDesc } = jobFrontMatter.parse(attributesOf(`jobs/${id}`));
  return [paths.job(id), title, shortDesc];
});
const quizTexts = allQuizzes.map(({ path, metaTitle, description }) => [path, metaTitle, description]);
const termTexts = glossary.map(({ slug, term, definition }) => [paths.term(slug), term, definition]);
const resourceTexts = readResourceTexts().map(({ slug, attributes }) => [
  paths.resourcePage(slug),
  findResource(slug)?.title,
  attributes.page.description,
]);
const texts = [...pageTexts, ...serviceTexts, ...jobTexts, ...quizTexts, ...termTexts, ...resourceTexts];

test('TEXT-07 the texts of all known pages are checked', () => {
  expect(texts.map(([path]) => path).toSorted()).toEqual(knownPages.map(({ path }) => path).toSorted());
});

test.each(texts)(
  'TEXT-07 the title and the description of %s have the right length, and the description is in whole sentences',
  (_, title = '', description = '') => {
    expect(title.length).toBeLessThanOrEqual(MAX_TITLE);
    expect(description.length).toBeGreaterThanOrEqual(MIN_DESCRIPTION);
    expect(description.length).toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect(description).toMatch(/^\p{Lu}.*[^.]\.$/u);
  },
);

test('TEXT-07 no two pages have the same title or description', () => {
  for (const column of [1, 2]) expect(new Set(texts.map((text) => text[column])).size).toBe(texts.length);
});
