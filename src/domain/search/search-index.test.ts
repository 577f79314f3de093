// cspell:ignore passporttttttttttttttt pasport tirangles triang peskporz zzzzzz
import { expect, test } from 'vitest';
import { postSearchEntries } from './post-search-entries.ts';
import type { SearchEntry } from './search-entry.ts';
import { createSearchIndex, searchSite } from './search-index.ts';
import { distinctWords } from './words.ts';

function anEntry(title: string, fields: Partial<SearchEntry> = {}): SearchEntry {
  return { kind: 'post', title, path: `/blog/${title}`, summary: '', words: '', ...fields };
}

const index = await createSearchIndex([
  anEntry('Passport Factory', { kind: 'service', summary: 'Digital product passports for façades.' }),
  anEntry('Who sees what in a passport', { words: distinctWords('Customers and authorities see the data') }),
  anEntry('ISO 23386 and ISO 23387', { words: distinctWords('Data templates name properties') }),
  anEntry('Before the order', { kind: 'chapter', place: 'Checklist, page 2', words: 'properties triangles' }),
  anEntry('Values and units', { words: distinctWords('λ in W/(m·K), U in W/m²K') }),
]);

const titles = (query: string) => searchSite(index, query).found.map(({ title }) => title);

test.each([
  ['as it is', 'passport', ['Passport Factory', 'Who sees what in a passport']],
  ['by its beginning', 'triang', ['Before the order']],
  ['with a letter wrong', 'pasport', ['Passport Factory', 'Who sees what in a passport']],
  ['with two letters exchanged', 'tirangles', ['Before the order']],
  ['without its accents', 'facades', ['Passport Factory']],
  ['with signs', 'W/m²K', ['Values and units']],
])('TEXT-06 a word is found %s', (_, query, expected) => {
  expect(titles(query)).toEqual(expect.arrayContaining(expected));
  expect(titles(query)).toHaveLength(expected.length);
});

test('TEXT-06 entries with all words are found, in any order, and words such as “the” do not count', () => {
  expect(titles('authorities and the passport')).toEqual(['Who sees what in a passport']);
});

test('TEXT-06 if no entry has all words, those with some are found', () => {
  expect(titles('triangles templates')).toEqual(
    expect.arrayContaining(['Before the order', 'ISO 23386 and ISO 23387']),
  );
});

test('TEXT-06 the number of a standard never matches a similar one', () => {
  expect(titles('23386')).toEqual(['ISO 23386 and ISO 23387']);
  expect(titles('23389')).toEqual([]);
});

test('TEXT-06 if nothing is found, the most similar words are suggested', () => {
  expect(searchSite(index, 'peskporz')).toEqual({ count: 0, found: [], suggestions: ['passport'] });
  expect(searchSite(index, 'zzzzzz').suggestions).toEqual([]);
});

test('DAY-01 only the first eight different words of a query are searched, and long ones must match exactly', () => {
  expect(titles(`${'ab cd ef gh ij kl mn '.repeat(2)} passport`)).toContain('Passport Factory');
  expect(titles('ab cd ef gh ij kl mn op passport')).toEqual([]);
  expect(titles('passporttttttttttttttt')).toEqual([]);
});

test.each([
  ['signs', '?!'],
  ['a stop word', 'the'],
  ['a long word', 'a'.repeat(10_000)],
  ['a pattern', '(.*)+$'],
  ['a property of every object', '__proto__'],
])('TEXT-06 %s finds nothing and does no harm', (_, query) => {
  expect(searchSite(index, query)).toEqual({ count: 0, found: [], suggestions: [] });
});

test('TEXT-06 posts have their words as long as there is room, and then only their title and category', () => {
  const text = Array.from({ length: 3000 }, (_, n) => `word${n}`).join(' ');
  const posts = Array.from({ length: 400 }, (_, n) => ({
    summary: { slug: `post-${n}`, title: `Post ${n}`, categories: ['BIM'], excerpt: 'Beginning' },
    text,
  }));
  const entries = postSearchEntries(posts, (slug) => `/blog/${slug}`);
  expect(entries).toHaveLength(300);
  const newest = entries[0];
  expect(newest).toMatchObject({ kind: 'post', title: 'Post 0', path: '/blog/post-0', summary: 'Beginning' });
  expect(newest?.words).toContain('word2999');
  expect(entries.at(-1)).toEqual({
    kind: 'post',
    title: 'Post 299',
    path: '/blog/post-299',
    summary: '',
    words: 'bim',
  });
  expect(JSON.stringify(entries).length).toBeLessThan(150_000); // 90,000 characters, titles and JSON.
});
