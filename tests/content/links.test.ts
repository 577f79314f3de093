import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { termFrontMatter } from '#content/front-matter.ts';
import { glossary } from '#content/glossary.ts';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { resources } from '#content/resources.ts';
import { services } from '#content/services.ts';
import { QUIZ_LEVELS } from '#domain/quizzes/quiz-levels.ts';
import { paths } from '#paths.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { knownPages } from '../../scripts/build/known-pages.ts';
import { readResourceTexts } from '../../scripts/read-content.ts';
import { internalLinks, readArticles } from './articles.ts';

const POSTS = readSeedPosts().map(({ slug }) => paths.post(slug));
const SERVICES = services.map(({ slug }) => paths.service(slug));
const DOCUMENTS = resources.map(({ slug }) => paths.resourcePage(slug));
const TERMS = glossary.map(({ slug }) => paths.term(slug));
const QUIZZES = allQuizzes.map(({ path }) => path);
const PAGES = [...knownPages.map(({ path }) => path), ...POSTS];

interface Text {
  /** The page that the text is on. */
  readonly path: string;
  /** The paths of the links in the text. */
  readonly links: readonly string[];
}

function textsIn(folder: string, pathOf: (name: string) => string): Text[] {
  return readArticles(folder).map(({ name, html }) => ({ path: pathOf(name), links: internalLinks(html) }));
}

const postTexts = textsIn('local/seed/posts', paths.post);
const serviceTexts = textsIn('src/content/services', paths.service);
const glossaryTexts = readArticles('src/content/glossary').map(({ name, html, attributes }) => ({
  path: paths.term(name),
  links: [...termFrontMatter.parse(attributes).seeAlso.map(paths.term), ...internalLinks(html)],
}));
const texts: readonly Text[] = [
  ...postTexts,
  ...serviceTexts,
  ...textsIn('src/content/jobs', paths.job),
  ...textsIn('src/content/pages', (name) => `/${name}`),
  ...textsIn('src/content/questions', () => paths.questions),
  ...readResourceTexts().map(({ slug, attributes, html }) => ({
    path: paths.resourcePage(slug),
    links: [...attributes.page.next.map(({ to }) => to), ...internalLinks(html)],
  })),
  ...glossaryTexts,
  ...allQuizzes.map(({ path, levels }) => ({
    path,
    links: QUIZ_LEVELS.flatMap((level) => levels[level].next.map(({ to }) => to)),
  })),
];

/** Which of these pages a text links to, apart from its own. */
function pagesLinkedBy({ path, links }: Text, pages: readonly string[]): string[] {
  return pages.filter((page) => page !== path && links.includes(page));
}

const withPaths = (list: readonly Text[]) => list.map((text) => [text.path, text] as const);

test.each(withPaths(texts))('ROUTE-01 every link of %s leads to an existing page or file', (_, { links }) => {
  const isFile = (path: string) => /\.\w+$/.test(path) && existsSync(`public${path}`);
  expect(links.filter((link) => !PAGES.includes(link) && !isFile(link))).toEqual([]);
});

test.each(withPaths(postTexts))('TEXT-04 %s links to two other pages of the site', (_, text) => {
  expect(pagesLinkedBy(text, PAGES).length).toBeGreaterThanOrEqual(2);
});

test.each(withPaths(serviceTexts))('TEXT-04 %s links to a post, a document and a quiz', (_, text) => {
  for (const kind of [POSTS, DOCUMENTS, QUIZZES]) expect(pagesLinkedBy(text, kind)).not.toEqual([]);
});

test.each(withPaths(glossaryTexts))(
  'TEXT-05 %s links to two other terms, and to a post or document',
  (_, text) => {
    expect(pagesLinkedBy(text, TERMS).length).toBeGreaterThanOrEqual(2);
    expect(pagesLinkedBy(text, [...POSTS, ...DOCUMENTS])).not.toEqual([]);
  },
);

describe('TEXT-04 no page is an orphan:', () => {
  test.each([
    ['post', POSTS],
    ['service', SERVICES],
    ['document', DOCUMENTS],
    ['quiz', QUIZZES],
    ['term', TERMS],
  ])('every %s is linked in the text of another page', (_, pages) => {
    const reached = new Set(texts.flatMap((text) => pagesLinkedBy(text, pages)));
    expect(pages.filter((page) => !reached.has(page))).toEqual([]);
  });
});
