import { expect, test } from 'vitest';
import { questionGroups } from '#content/questions.ts';
import { sectionsOf } from '#domain/html/sections.ts';
import { readArticles } from './articles.ts';

const texts = readArticles('src/content/questions');

test('every group of questions has a text, and every text a group', () => {
  expect(texts.map(({ name }) => name)).toEqual(questionGroups.map(({ id }) => id).toSorted());
});

const questions = texts.flatMap(sectionsOf);

test('every question is asked once, with an answer', () => {
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  for (const { title, html } of questions) {
    expect(title).toMatch(/\?$/);
    expect(html).toMatch(/<p>.+<\/p>/);
  }
});
