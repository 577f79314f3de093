import { expect, test } from 'vitest';
import { jobIds } from '../src/content/careers.ts';
import { allQuizzes } from '../src/content/quizzes/catalogue.ts';
import { services } from '../src/content/services.ts';
import { paths } from '../src/paths.ts';
import { listedPaths } from './listed-paths.ts';
import { staticPaths } from './static-paths.ts';

test('SEO-02 the sitemap names every page that is built and may be found, each once', () => {
  expect(listedPaths().toSorted()).toEqual(
    [
      ...['/', '/about', '/blog', '/career', '/contact', '/resources'],
      ...services.map(({ slug }) => `/${slug}`),
      ...jobIds.map((id) => `/career/${id}`),
      ...allQuizzes.map(({ path }) => path),
    ].toSorted(),
  );
});

test('SEO-02 the sitemap leaves out what is not for search engines, and nothing else', () => {
  const left = staticPaths().filter((path) => !listedPaths().includes(path));
  expect(left.toSorted()).toEqual([paths.addPost, paths.privacyPolicy].toSorted());
});
