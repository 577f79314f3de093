import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { jobIds } from '../../src/content/careers.ts';
import { jobFrontMatter } from '../../src/content/front-matter.ts';
import { glossary } from '../../src/content/glossary.ts';
import { allQuizzes } from '../../src/content/quizzes/catalogue.ts';
import { services } from '../../src/content/services.ts';
import { pages, staffPages } from '../../src/pages.ts';
import { paths } from '../../src/paths.ts';
import { readText } from '../read-content.ts';
import { knownPages, listedPaths } from './known-pages.ts';

const knownPaths = knownPages.map(({ path }) => path);

test('ROUTE-01 TEXT-05 every service, job, PDF, term and quiz is a known page, and so is every page of the table', () => {
  expect(knownPaths).toEqual(expect.arrayContaining(Object.values(pages).map(({ path }) => path)));
  expect(knownPaths).toEqual(expect.arrayContaining(services.map(({ slug }) => `/${slug}`)));
  expect(knownPaths).toEqual(expect.arrayContaining(allQuizzes.map(({ path }) => path)));
  for (const id of jobIds) {
    const { title: heading } = readText(`jobs/${id}.md`, jobFrontMatter).attributes;
    expect(knownPages).toContainEqual(expect.objectContaining({ path: `/career/${id}`, heading }));
  }
  const resourceCount = readdirSync('src/content/resources').length;
  expect(knownPaths.filter((path) => path.startsWith('/resources/'))).toHaveLength(resourceCount);
  expect(knownPaths).toEqual(expect.arrayContaining(glossary.map(({ slug }) => paths.term(slug))));
  expect(knownPaths.filter((path) => path.startsWith('/career/'))).toHaveLength(jobIds.length);
});

test('ROUTE-01 every known page has a path of its own and a heading', () => {
  expect(new Set(knownPaths).size).toBe(knownPaths.length);
  expect(knownPaths.join()).not.toContain(':');
  for (const { heading } of knownPages) expect(heading).toMatch(/\S/);
});

test('SEO-02 the sitemap has every known page except those for staff, a single visitor, a search or a file', () => {
  const unlisted = knownPaths.filter((path) => !listedPaths.includes(path));
  expect(unlisted.toSorted()).toEqual(
    [
      ...staffPages.map(({ path }) => path),
      paths.download,
      paths.myData,
      paths.search,
      paths.privacyPolicy,
    ].toSorted(),
  );
});
