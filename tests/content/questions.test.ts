import { expect, test } from 'vitest';
import { questionGroups } from '#content/questions.ts';
import { services } from '#content/services.ts';
import { sectionsOf } from '#domain/html/sections.ts';
import { loadServiceQuestions } from '#features/services/service-page.ts';
import { readArticles } from './articles.ts';

const texts = readArticles('src/content/questions');

test('every group of questions has a text, and every text a group', () => {
  expect(texts.map(({ name }) => name)).toEqual(questionGroups.map(({ id }) => id).toSorted());
});

test.each(services.map(({ slug }) => slug))('%s has two to four questions of its own', async (slug) => {
  const questions = await loadServiceQuestions(slug);
  expect(questions.length).toBeGreaterThanOrEqual(2);
  expect(questions.length).toBeLessThanOrEqual(4);
});

const questions = texts.flatMap(sectionsOf);

test('every question is asked once, with an answer', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { title, html } of questions) {
    expect(title).toMatch(/\?$/);
    expect(html).toMatch(/<p>.+<\/p>/);
  }
});

test('the effort of a pilot is that of the guide, and the case says that it is illustrative', () => {
  const answer = (id: string) => questions.find((question) => question.id === id)?.html;
  expect(answer('how-much-time-does-a-pilot-take')).toContain(
    `24 + 12 + 12 = ${12 * 2 + 12 + 12} person-days`,
  );
  expect(answer('what-might-a-first-project-look-like')).toContain('This case is illustrative.');
});
