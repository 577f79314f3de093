import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { termFrontMatter } from '#content/front-matter.ts';
import { dateText } from '#content/law.ts';
import type { LawStep } from '#content/law-schema.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';
import { htmlText } from '../../scripts/html-text.ts';
import { readLaw, readQuizzes, readResourceTexts } from '../../scripts/read-content.ts';
import { readArticles } from './articles.ts';

const { steps: lawSteps } = readLaw();

/** A month and a year, as a part of a regular expression. */
const DATE =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December) \\d{4}\\b';

/** The texts whose facts are compared with docs/facts.md and src/content/law.yaml: their names and plain text without code. */
const factTexts = [
  ...readSeedPosts().map(({ slug, html }) => [slug, html.replace(/<p><em>Published .*<\/em><\/p>\n$/, '')]),
  ...['src/content/services', 'src/content/pages']
    .flatMap(readArticles)
    .map(({ name, html }) => [name, html]),
  ...readArticles('src/content/questions').map(({ name, html }) => [`questions/${name}`, html]),
  ...readArticles('src/content/glossary').map(({ name, html, attributes }) => {
    const { source, definition } = termFrontMatter.parse(attributes);
    return [name, html + source + definition];
  }),
  ...readResourceTexts().map(({ attributes, html }) => [attributes.title, html]),
  ...readQuizzes().map((quiz) => [quiz.path, JSON.stringify(quiz)]),
].map(([name = '', html = '']) => [name, htmlText(html.replace(/<pre\b.*?<\/pre>/gs, ' '))] as const);

/** Facts that one wrong digit makes false: acts, documents of the Commission, standards and dates. */
const CHECKABLE = [
  /\b(?:\d{4}\/\d{2,4}|\d{3,4}\/\d{4})(?:\/E[CU])?\b/g,
  /\bCOM\(\d{4}\) \d+/g,
  /\b(?:EN|ISO|EN ISO) \d{4,5}(?:-\d+)?\b/g,
  new RegExp(`\\b\\d{1,2} ${DATE}`, 'g'),
];

function claimsIn(text: string): Set<string> {
  return new Set(CHECKABLE.flatMap((pattern) => text.match(pattern) ?? []));
}

const facts = claimsIn(readFileSync(new URL('../../docs/facts.md', import.meta.url), 'utf8'));

const allTexts = [
  ...factTexts,
  ...lawSteps.map((step) => [`law: ${step.id}`, JSON.stringify(step)] as const),
];

test.each(allTexts)('TEXT-01 every act, standard and date in %s is listed in docs/facts.md', (_, text) => {
  expect([...claimsIn(text)].filter((claim) => !facts.has(claim))).toEqual([]);
});

test('TEXT-01 a date is not found inside a longer one', () => {
  expect(['13 August 2026', '3 August 2026'].map((day) => facts.has(day))).toEqual([true, false]);
});

const dated = lawSteps.filter((step): step is LawStep & { date: string } => step.date !== undefined);

/** The dates of the steps, as texts write them. */
const stepDates = new Set(dated.map(({ date }) => dateText(date)));

test.each(factTexts)('TEXT-01 every date in %s is the date of a step in law.yaml', (_, text) => {
  const written = text.match(new RegExp(`\\b\\d{1,2} ${DATE}`, 'g')) ?? [];
  expect(written.filter((day) => !stepDates.has(day))).toEqual([]);
});

const phrases = dated.flatMap(({ id, date, phrases = [] }) =>
  phrases.map((phrase) => [id, phrase, date] as const),
);

test.each(phrases)('TEXT-01 the texts date the step %s as law.yaml does: %s', (_, phrase, date) => {
  const pattern = new RegExp(phrase.replace('{date}', `((?:\\d{1,2} )?(?:${DATE}|20\\d\\d))`), 'g');
  const hits = factTexts.flatMap(([name, text]) => [...text.matchAll(pattern)].map(([, day]) => [name, day]));
  expect(hits.length).toBeGreaterThan(0);
  // A text may leave out the day, or the day and the month.
  expect(hits.filter(([, day]) => !` ${dateText(date)}`.endsWith(` ${day}`))).toEqual([]);
});

describe('the steps of law.yaml', () => {
  test('TEXT-01 have unique ids', () => {
    expect(new Set(lawSteps.map(({ id }) => id)).size).toBe(lawSteps.length);
  });

  test('TEXT-01 are in chronological order, as far as they have dates', () => {
    // A date without a day, or without a month, counts as the end of that month or year.
    const order = dated.map(({ date }) => `${date}-99-99`.slice(0, 10));
    expect(order).toEqual(order.toSorted());
  });
});

test.each([
  ['2026-01-08', '8 January 2026'],
  ['2026-09', 'September 2026'],
  ['2027', '2027'],
])('the date %s is written %s', (date, text) => {
  expect(dateText(date)).toBe(text);
});
