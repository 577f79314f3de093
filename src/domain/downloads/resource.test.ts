import { expect, test } from 'vitest';
import {
  featuredFile,
  fileSize,
  resourceListSchema,
  searchResources,
  shortTitle,
  sortResources,
  toResource,
} from './resource.ts';

function resource(fileName: string, updated = '2026-10-01T08:00:00.000Z') {
  return toResource({ fileName, url: '/', updated: new Date(updated), sizeInBytes: 1 });
}

test('RES-01 a stored file becomes a resource with the fields of the specification', () => {
  const file = {
    fileName: 'Reading an EPD.pdf',
    url: '/resources?file=Reading%20an%20EPD.pdf',
    updated: new Date('2026-10-01T08:00:00Z'),
    sizeInBytes: 640_123,
  };
  expect(toResource(file)).toEqual({
    id: 'Reading an EPD.pdf',
    title: 'Reading an EPD',
    url: '/resources?file=Reading%20an%20EPD.pdf',
    category: 'Guides & Tutorials',
    fileType: 'pdf',
    fileName: 'Reading an EPD.pdf',
    dateAdded: '2026-10-01T08:00:00.000Z',
    sizeInBytes: 640_123,
  });
  expect(resourceListSchema.parse({ resources: [toResource(file)] }).resources).toEqual([toResource(file)]);
});

test('RES-02 the search matches any part of the title, ignoring case', () => {
  const list = [resource('IFC and IDS.pdf'), resource('EPD data.pdf')];
  expect(searchResources(list, ' ids')).toEqual([list[0]]);
  expect(searchResources(list, 'DATA')).toEqual([list[1]]);
  expect(searchResources(list, '')).toEqual(list);
  expect(searchResources(list, 'pdf')).toEqual([]);
});

test.each([
  ['a'.repeat(65), 'a'.repeat(65)],
  ['a'.repeat(66), `${'a'.repeat(65)}…`],
  [`${'a'.repeat(64)} bc`, `${'a'.repeat(64)}…`],
])('RES-03 the title %s is shown as %s', (title, shown) => {
  expect(shortTitle(title)).toBe(shown);
});

test('RES-04 the featured file is first, then the newest, then sorted by title', () => {
  const list = [
    resource('old.pdf', '2026-01-01T00:00:00.000Z'),
    resource('b.pdf'),
    resource('a.pdf'),
    resource('featured.pdf', '2025-01-01T00:00:00.000Z'),
    resource('new.pdf', '2026-11-01T00:00:00.000Z'),
  ];
  const names = sortResources(list, 'featured.pdf').map(({ title }) => title);
  expect(names).toEqual(['featured', 'new', 'a', 'b', 'old']);
});

test.each([
  [640_123, '640 KB'],
  [999_600, '1.0 MB'],
  [1_234_567, '1.2 MB'],
])('RES-01 %i bytes read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});

test('RES-04 STAFF-08 the featured file is the one that was featured last, or else the default', () => {
  const featured = (fileName: string, featuredAt?: string) => ({ fileName, featuredAt });
  const first = featured('a.pdf', '2026-01-01T00:00:00Z');
  const last = featured('b.pdf', '2026-02-01T00:00:00Z');
  expect(featuredFile([first, featured('c.pdf'), last], 'd.pdf')).toBe('b.pdf');
  expect(featuredFile([featured('c.pdf')], 'd.pdf')).toBe('d.pdf');
});
