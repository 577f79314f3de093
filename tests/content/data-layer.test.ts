import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('MKT-01 only src/measurement uses the data layer', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:test\.tsx?|d\.ts)$/.test(file));
  const knowing = sources.filter((file) => readFileSync(`src/${file}`, 'utf8').includes('dataLayer'));
  expect(knowing).toEqual(['measurement/data-layer.ts']);
});
