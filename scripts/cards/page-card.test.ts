import { expect, test } from 'vitest';
import { site } from '../../src/content/site.ts';
import { pages } from '../../src/pages.ts';
import { knownPages, pagesWithCards } from '../build/known-pages.ts';
import { cardOf } from './page-card.ts';

test('ROUTE-03 a card has the heading, the name and the drawing of its page', () => {
  const jobPages = knownPages.filter(({ path }) => path.startsWith('/career/'));
  const { art } = cardOf(pages.careers);
  const cards = jobPages.map(({ heading: title }) => ({ title, name: 'Careers', siteName: site.name, art }));
  expect(jobPages.map(cardOf)).toEqual(cards);
});

test('ROUTE-03 the blog is shared under the name of the channel', () => {
  expect(cardOf(pages.blog)).toMatchObject({ title: site.channel.name, name: 'Blog' });
});

test('ROUTE-03 pages that search engines must not index have no card', () => {
  const others = knownPages.filter((page) => !pagesWithCards.includes(page) && !page.staff);
  expect(others.map(({ path }) => path)).toEqual(['/download', '/my-data', '/search']);
});

test.each(pagesWithCards.map((page) => [page.path, page] as const))(
  'ROUTE-03 %s has a drawing, unless it is a file',
  (path, page) => {
    expect(cardOf(page).art === undefined).toBe(path.startsWith('/document/'));
  },
);
