import { expect, test } from 'vitest';
import { plainText } from '#domain/html/plain-text.ts';
import { readArticles } from '../articles.ts';
import { readPassport, readSample } from './read-sample.ts';

const html = readArticles('src/content/pages').find(({ name }) => name === 'sample-passport')?.html ?? '';
const files = ['slab-200.jsonld', 'slab-200.ifc', 'slab-200.ids', 'slab-200-gaps.csv'].map(readSample);

const excerpts = [...html.matchAll(/<pre>(.*?)<\/pre>/gs)].map(([, code = '']) => plainText(code));

test('TEXT-03 the page quotes each of the four files', () => {
  const quoted = files.map((file) =>
    excerpts.filter((excerpt) => withoutSpace(file).includes(withoutSpace(excerpt))),
  );
  expect(quoted.every((found) => found.length > 0)).toBe(true);
});

test.each(excerpts)('TEXT-03 the page quotes what stands in a file: %s', (excerpt) => {
  const lines = excerpt.split(/(?=#\d+=)/).map(withoutSpace);
  expect(files.some((file) => lines.every((line) => withoutSpace(file).includes(line)))).toBe(true);
});

test.each(
  readPassport()
    .properties.filter(({ value, unit }) => typeof value === 'number' && unit)
    .map(({ name, value, decimals, unit = '' }) => [
      name,
      `${decimals && typeof value === 'number' ? value.toFixed(decimals) : value} ${unit}`,
    ]),
)('TEXT-03 the page has the value of the passport: %s, %s', (_, value) => {
  expect(plainText(html)).toContain(value);
});

function withoutSpace(text: string): string {
  return text.replace(/\s/g, '');
}
