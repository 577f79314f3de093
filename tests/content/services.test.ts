import { globSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contactPrompt, findService, services } from '#content/services.ts';
import { loadServicePage } from '#features/services/service-page.ts';
import { countWords, readArticles } from './articles.ts';

test('HOME-04 the catalogue has five services and the contact prompt, with the ids 1 to 6', () => {
  expect([...services, contactPrompt].map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('SERV-01 every page file belongs to a service', () => {
  expect(readArticles('src/content/services').map(({ name }) => name)).toEqual(
    services.map(({ slug }) => slug).sort(),
  );
});

/** A figure; captures its name and its caption. */
const FIGURE = /<figure[^>]*><svg[^>]* data-figure="([^"]+)"[^>]*><\/svg><figcaption>(.*?)<\/figcaption>/g;

describe.each(services)('$serviceName', ({ slug, drawing }) => {
  test('SERV-01 names related services that exist', async () => {
    const page = await loadServicePage(slug);
    const related = page?.attributes.services ?? [];
    expect(related.length).toBeGreaterThan(0);
    for (const { name, path } of related) {
      expect(path).not.toBe(`/${slug}`);
      expect(findService(path.slice(1))?.serviceName).toBe(name);
    }
  });

  test('SERV-03 has an article of 900 to 1,400 words with sections to choose from', async () => {
    const page = await loadServicePage(slug);
    const words = countWords(page?.html.replace(FIGURE, '') ?? '');
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1400);
    expect(page?.headings.length).toBeGreaterThanOrEqual(3);
    expect(new Set(page?.headings.map(({ id }) => id)).size).toBe(page?.headings.length);
  });

  test('SERV-03 has three or four figures of its own in the article', async () => {
    const html = (await loadServicePage(slug))?.html ?? '';
    const figures = [...html.matchAll(FIGURE)];
    expect(figures.length).toBeGreaterThanOrEqual(3);
    expect(figures.length).toBeLessThanOrEqual(4);
    for (const [, name] of figures) expect(name).toMatch(new RegExp(`^${drawing}/`));
  });
});

test('SERV-03 every figure is in one article, once', async () => {
  const pages = await Promise.all(services.map(({ slug }) => loadServicePage(slug)));
  const names = pages.flatMap((page) => Array.from(page?.html.matchAll(FIGURE) ?? [], ([, name]) => name));
  const files = globSync('*/*.svg', { cwd: 'src/drawings/service-figures' });
  expect(names.map((name) => `${name}.svg`).toSorted()).toEqual(files.toSorted());
});
