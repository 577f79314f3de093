import { expect, test } from 'vitest';
import { htmlText } from '../../../scripts/html-text.ts';
import { readArticles } from '../articles.ts';
import { readPassport, readSample } from './read-sample.ts';

const html = readArticles('src/content/pages').find(({ name }) => name === 'sample-passport')?.html ?? '';
const files = ['mw-slab-035.jsonld', 'slab-200.ifc', 'slab-200.ids'].map(readSample);

const excerpts = [...html.matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, code = '']) => htmlText(code));

test('TEXT-03 the page quotes rows of the gap list', () => {
  const list = readSample('mw-slab-035-gaps.csv').split('\n');
  const table = /<h2 id="the-gap-list">.*?<tbody>(.*?)<\/tbody>/s.exec(html)?.[1] ?? '';
  const rows = [...table.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell = '']) => htmlText(cell)),
  );
  expect(rows).toHaveLength(2);
  for (const cells of rows)
    expect(list.some((line) => cells.every((cell) => line.includes(cell)))).toBe(true);
});

test.each(excerpts)('TEXT-03 the excerpt on the page is in a file: %s', (excerpt) => {
  const lines = excerpt.split(/(?=#\d+=)/).map(withoutSpace);
  expect(files.some((file) => lines.every((line) => withoutSpace(file).includes(line)))).toBe(true);
});

const { properties, productType } = readPassport();

test.each(
  [...properties, ...productType.articles.flatMap((article) => article.properties)]
    .filter(({ value, unit }) => typeof value === 'number' && unit)
    .map(({ name, value, decimals, unit = '' }) => [
      name,
      `${decimals && typeof value === 'number' ? value.toFixed(decimals) : value} ${unit}`,
    ]),
)('TEXT-03 the page has the value of the passport: %s, %s', (_, value) => {
  expect(htmlText(html)).toContain(value);
});

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}
