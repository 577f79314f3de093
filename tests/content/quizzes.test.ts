import { describe, expect, test } from 'vitest';
import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { findResource } from '#content/resources.ts';
import { findService } from '#content/services.ts';
import { QUIZ_LEVELS } from '#domain/quizzes/quiz-levels.ts';
import { paths } from '#paths.ts';
import { readSeedPosts } from '../../local/seed/read-posts.ts';

const quizzes = allQuizzes.map((quiz) => [quiz.path, quiz] as const);

const postTitles = new Map(readSeedPosts().map(({ slug, title }) => [paths.post(slug), title]));

test('QUIZ-01 QUIZ-05 the quizzes of the specification are there', () => {
  expect(allQuizzes.map(({ path, kind }) => [path, kind])).toEqual([
    ['/quiz/achievingProductTransparency', 'readiness'],
    ['/quiz/testquiz', 'readiness'],
    ['/check-your-knowledge/bim-depot-factory', 'knowledge'],
    ['/check-your-knowledge/passport-factory-digital-product-passport', 'knowledge'],
  ]);
});

describe.each(quizzes)('%s', (_, quiz) => {
  test('QUIZ-06 has four options for each question, each with its own text and explanation', () => {
    for (const { options } of quiz.questions) {
      expect(options).toHaveLength(4);
      expect(new Set(options.map(({ label }) => label)).size).toBe(4);
      expect(new Set(options.map(({ explanation }) => explanation)).size).toBe(4);
    }
  });

  test('leads to existing services, posts and PDFs, under their own names', () => {
    const levelLinks = QUIZ_LEVELS.flatMap((level) => quiz.levels[level].next);
    const readingLinks = quiz.questions.map(({ reading }) => reading);
    for (const { kind, name, to } of [...levelLinks, ...readingLinks]) {
      if (kind === 'Post') expect([to, postTitles.get(to)]).toEqual([to, name]);
      if (kind === 'Service') expect([to, findService(to.slice(1))?.serviceName]).toEqual([to, name]);
      if (kind === 'PDF') expect([to, findResource(to.split('/').at(-1) ?? '')?.title]).toEqual([to, name]);
    }
  });
});

test.each(allQuizzes.filter(({ kind }) => kind === 'readiness').map((quiz) => [quiz.path, quiz] as const))(
  'QUIZ-01 in %s every question has answers worth 0, 1, 2 and 3 points',
  (_, { questions }) => {
    for (const { options } of questions) {
      const points = options.map((option) => ('points' in option ? option.points : undefined));
      expect(points.toSorted()).toEqual([0, 1, 2, 3]);
    }
  },
);
