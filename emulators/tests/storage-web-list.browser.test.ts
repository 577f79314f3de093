import { type ListOptions, list, listAll, ref, type StorageReference } from 'firebase/storage';
import { expect, inject, test } from 'vitest';
import { connectWeb, newFolder } from './web-storage.ts';

const address = inject('emulatorHosts').storage;
const storage = connectWeb(address);

function names(references: readonly StorageReference[]): string[] {
  return references.map(({ name }) => name);
}

/** All pages of a folder in sequence. */
async function pages(folder: StorageReference, maxResults: number) {
  const result = [];
  const options: ListOptions = { maxResults };
  do {
    const { items, prefixes, nextPageToken } = await list(folder, options);
    result.push({ items: names(items), prefixes: names(prefixes) });
    options.pageToken = nextPageToken ?? null;
  } while (options.pageToken);
  return result;
}

test('files are listed in the order of their names', async () => {
  const folder = await newFolder(storage, ['b', 'a', 'é', 'B', '1', 'a b', 'a-b', '_']);
  const { items, prefixes } = await listAll(folder);
  expect(names(items)).toEqual(['1', 'B', '_', 'a', 'a b', 'a-b', 'b', 'é']);
  expect(prefixes).toEqual([]);
});

test('a folder lists its own files and subfolders, nothing deeper or outside', async () => {
  const folder = await newFolder(storage, ['1.pdf', 'a/2.pdf', 'a/b/3.pdf', 'c/4.pdf']);
  await newFolder(storage, ['5.pdf'], `${folder.fullPath}-beside`);
  const { items, prefixes } = await listAll(folder);
  expect(names(items)).toEqual(['1.pdf']);
  expect(prefixes.map(({ fullPath }) => fullPath)).toEqual([`${folder.fullPath}/a`, `${folder.fullPath}/c`]);
  const inner = await listAll(ref(folder, 'a'));
  expect([names(inner.items), names(inner.prefixes)]).toEqual([['2.pdf'], ['b']]);
});

test('a folder without files is empty', async () => {
  expect(await listAll(await newFolder(storage))).toMatchObject({ items: [], prefixes: [] });
});

test('names with special characters are listed as they are', async () => {
  const files = ['%', '%20', "'(1)*", 'a b', 'a#b', 'a+b', 'a?b&c', '日本'];
  const folder = await newFolder(storage, [...files, 'ü #?%/a']);
  const { items, prefixes } = await listAll(folder);
  expect(names(items)).toEqual(files);
  expect(names(prefixes)).toEqual(['ü #?%']);
});

test('pages come in sequence, none larger than requested', async () => {
  const files = ['a', 'b', 'c', 'd', 'e'];
  const found = await pages(await newFolder(storage, files), 2);
  expect(found.map(({ items }) => items)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
});

test('pages across folders contain every file once and every folder', async () => {
  const files = ['1', '2', 'a/x', 'a/y', 'b', 'c/x', 'd', 'e/x', 'f'];
  const found = await pages(await newFolder(storage, files), 2);
  expect(found.flatMap(({ items }) => items)).toEqual(['1', '2', 'b', 'd', 'f']);
  // The official emulator repeats all folders on each page.
  expect([...new Set(found.flatMap(({ prefixes }) => prefixes))]).toEqual(['a', 'c', 'e']);
});

test('without permission a folder cannot be listed', async () => {
  const admin = connectWeb(address, { asAdmin: true });
  const folder = await newFolder(admin, ['a'], 'private');
  expect((await listAll(folder)).items).toHaveLength(1);
  const refused = { code: 'storage/unauthorized' };
  await expect(listAll(ref(storage, folder.fullPath))).rejects.toMatchObject(refused);
});
