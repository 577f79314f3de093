import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { readSeedPosts } from '../../emulators/seed/read-posts.ts';
import { knownPages } from '../../scripts/build/known-pages.ts';
import { internalLinks, readArticles } from './articles.ts';

const pages = new Set([
  ...knownPages.map(({ path }) => path),
  ...readSeedPosts().map(({ slug }) => paths.post(slug)),
]);
const texts = [
  'src/content/services',
  'src/content/jobs',
  'src/content/pages',
  'emulators/seed/posts',
].flatMap(readArticles);

/** Whether the path is one of a file in `public`. */
function isFile(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(`public${path}`);
}

test('ROUTE-01 the texts have links to other pages of the site', () => {
  expect(texts.flatMap(({ html }) => internalLinks(html)).length).toBeGreaterThan(20);
});

test.each(texts.map(({ file, html }) => [file, html]))(
  'ROUTE-01 every link in %s leads to an existing page or file',
  (_, html) => {
    const broken = internalLinks(html).filter((path) => !pages.has(path) && !isFile(path));
    expect(broken).toEqual([]);
  },
);
