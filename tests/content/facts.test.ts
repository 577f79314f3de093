import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { termFrontMatter } from '#content/front-matter.ts';
import { findTerm } from '#content/glossary.ts';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { plainText } from '#domain/html/plain-text.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { readResourceTexts } from '../../scripts/documents/texts.ts';
import { readArticles } from './articles.ts';

const facts = readFileSync(new URL('../../docs/facts.md', import.meta.url), 'utf8');

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Facts that a wrong digit makes false: acts, documents of the Commission, standards and dates. */
const CHECKABLE = [
  /\b(?:\d{4}\/\d{2,4}|\d{3,4}\/\d{4})(?:\/E[CU])?\b/g,
  /\bCOM\(\d{4}\) \d+/g,
  /\b(?:EN|ISO|EN ISO) \d{4,5}(?:-\d+)?\b/g,
  new RegExp(`\\b\\d{1,2} (?:${MONTHS}) \\d{4}\\b`, 'g'),
];

const texts = [
  ...readSeedPosts().map(({ slug, html }) => [slug, html.replace(/<p><em>Published .*<\/em><\/p>\n$/, '')]),
  ...readArticles('src/content/services').map(({ name, html }) => [name, html]),
  ...readArticles('src/content/questions').map(({ name, html }) => [`questions/${name}`, html]),
  ...readArticles('src/content/glossary').map(({ name, html, attributes }) => [
    name,
    html + termFrontMatter.parse(attributes).source + findTerm(name)?.definition,
  ]),
  ...readResourceTexts().map(({ attributes, html }) => [attributes.title, html]),
  ...allQuizzes.map((quiz) => [quiz.path, JSON.stringify(quiz)]),
].map(([name = '', html = '']) => [name, plainText(html.replace(/<pre>.*?<\/pre>/gs, ' '))] as const);

test.each(texts)('TEXT-01 every act, standard and date in %s is listed in docs/facts.md', (_, text) => {
  const claims = CHECKABLE.flatMap((pattern) => text.match(pattern) ?? []);
  expect([...new Set(claims)].filter((claim) => !facts.includes(claim))).toEqual([]);
});
