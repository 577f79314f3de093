import { randomBytes, randomUUID } from 'node:crypto';
import { buffer, text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getDownloadURL } from 'firebase-admin/storage';
import { expect, inject, test } from 'vitest';
import { connectAdmin, newFile } from './admin-storage.ts';

const bucket = connectAdmin(inject('emulatorHosts').storage);

/** Creates a folder of empty files; returns its prefix. */
async function newFolder(names: readonly string[]): Promise<string> {
  const prefix = `test-${randomUUID()}/`;
  await Promise.all(names.map((name) => bucket.file(prefix + name).save('', { resumable: false })));
  return prefix;
}

// The SDK compares its CRC-32C of sent bytes with the response, and of received bytes with the header.
test.each([true, false])(
  'a file is saved and downloaded, checksums compared (resumable: %s)',
  async (resumable) => {
    const file = newFile(bucket);
    const bytes = randomBytes(300_000);
    await file.save(bytes, { resumable, validation: 'crc32c' });
    const [downloaded] = await file.download({ validation: 'crc32c' });
    expect(downloaded.equals(bytes)).toBe(true);
    expect((await file.download({ validation: 'md5' }))[0].equals(bytes)).toBe(true);
  },
);

test.each([true, false])('an empty file can be saved (resumable: %s)', async (resumable) => {
  const file = newFile(bucket);
  await file.save('', { resumable });
  const [metadata] = await file.getMetadata();
  expect(metadata).toMatchObject({ size: '0', md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==', crc32c: 'AAAAAA==' });
  expect((await file.download())[0]).toHaveLength(0);
});

test('a file of 5 MB is streamed in and out', async () => {
  const file = newFile(bucket);
  const bytes = randomBytes(5 * 1024 * 1024);
  await pipeline([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)], file.createWriteStream());
  expect((await buffer(file.createReadStream())).equals(bytes)).toBe(true);
});

test('metadata given on saving can be read', async () => {
  const file = newFile(bucket);
  const metadata = {
    contentType: 'text/plain',
    cacheControl: 'public, max-age=60',
    contentDisposition: 'inline',
    metadata: { author: 'Ada' },
  };
  for (const resumable of [true, false]) {
    await file.save('123456789', { resumable, metadata });
    expect((await file.getMetadata())[0]).toMatchObject({
      ...metadata,
      name: file.name,
      bucket: bucket.name,
      size: '9',
      crc32c: '4waSgw==',
      md5Hash: 'JfnnlDI7RTiF9RgfG2JNCw==',
      generation: expect.stringMatching(/^\d+$/),
      metageneration: '1',
    });
  }
});

test('metadata can be changed and removed', async () => {
  const file = newFile(bucket);
  await file.save('a', { metadata: { contentType: 'text/css', metadata: { a: '1', b: '2' } } });
  const [before] = await file.getMetadata();
  await file.setMetadata({ cacheControl: 'no-store', metadata: { a: null, c: '3' } });
  const [after] = await file.getMetadata();
  expect(after).toMatchObject({
    contentType: 'text/css',
    cacheControl: 'no-store',
    generation: before.generation,
    metageneration: '2',
    timeCreated: before.timeCreated,
  });
  expect(after.metadata).toEqual({ b: '2', c: '3' });
});

test('an overwrite is a new generation and replaces all metadata', async () => {
  const file = newFile(bucket);
  await file.save('first', { metadata: { cacheControl: 'no-store', metadata: { a: '1' } } });
  const [before] = await file.getMetadata();
  await file.save('second');
  const [after] = await file.getMetadata();
  expect(Number(after.generation)).toBeGreaterThan(Number(before.generation));
  expect(after.cacheControl).toBeUndefined();
  expect(after.metadata ?? {}).toEqual({});
  expect(String(await file.download())).toBe('second');
});

test.each([
  ['the first bytes', { start: 0, end: 3 }, '0123'],
  ['bytes in the middle', { start: 4, end: 6 }, '456'],
  ['all from a byte on', { start: 7 }, '789'],
  ['the last bytes', { end: -2 }, '89'],
])('a stream can read %s', async (_, range, part) => {
  const file = newFile(bucket);
  await file.save('0123456789', { resumable: false });
  expect(await text(file.createReadStream(range))).toBe(part);
});

test('a missing file is an error with code 404, and does not exist', async () => {
  const file = newFile(bucket);
  const notFound = { code: 404 };
  expect(await file.exists()).toEqual([false]);
  await expect(file.getMetadata()).rejects.toMatchObject(notFound);
  await expect(file.download()).rejects.toMatchObject(notFound);
  await expect(file.setMetadata({ cacheControl: 'a' })).rejects.toMatchObject(notFound);
  await expect(file.delete()).rejects.toMatchObject(notFound);
  await file.delete({ ignoreNotFound: true });
  await file.save('a');
  expect(await file.exists()).toEqual([true]);
  await file.delete();
  expect(await file.exists()).toEqual([false]);
});

test.each(['a b.txt', 'Über größe 🏛.txt', '100% %20.txt', 'a#b?c=d&e+f.txt', 'folder/./x', "a'(b)*!.txt"])(
  'a file can be named %s',
  async (name) => {
    for (const resumable of [true, false]) {
      const file = newFile(bucket, name);
      await file.save(`content of ${name}`, { resumable });
      expect(String(await file.download())).toBe(`content of ${name}`);
      const [files] = await bucket.getFiles({ prefix: file.name });
      expect(files.map((found) => found.name)).toEqual([file.name]);
      await file.delete();
    }
  },
);

test('files are listed by prefix in the order of their names', async () => {
  const prefix = await newFolder(['b', 'a/x', 'a', 'B', 'é']);
  const [files] = await bucket.getFiles({ prefix });
  expect(files.map(({ name }) => name.slice(prefix.length))).toEqual(['B', 'a', 'a/x', 'b', 'é']);
  expect((await bucket.getFiles({ prefix: `${prefix}a` }))[0]).toHaveLength(2);
  expect((await bucket.getFiles({ prefix: `${prefix}missing` }))[0]).toEqual([]);
});

test('a delimiter merges names into prefixes', async () => {
  const prefix = await newFolder(['1', 'a/x', 'a/y', 'b/c/z']);
  const [files, , response] = await bucket.getFiles({ prefix, delimiter: '/', autoPaginate: false });
  expect(files.map(({ name }) => name)).toEqual([`${prefix}1`]);
  expect(response).toMatchObject({ prefixes: [`${prefix}a/`, `${prefix}b/`] });
});

test('pages are fetched until the last', async () => {
  const prefix = await newFolder(['1', '2', '3', '4', '5']);
  const [first, next] = await bucket.getFiles({ prefix, maxResults: 2, autoPaginate: false });
  expect(first.map(({ name }) => name)).toEqual([`${prefix}1`, `${prefix}2`]);
  expect(next).toMatchObject({ pageToken: expect.any(String) });
  const second = await bucket.getFiles({ ...next, autoPaginate: false });
  expect(second[0].map(({ name }) => name)).toEqual([`${prefix}3`, `${prefix}4`]);
  const third = await bucket.getFiles({ ...second[1], autoPaginate: false });
  expect(third[0].map(({ name }) => name)).toEqual([`${prefix}5`]);
  expect(third[1]).toBeNull();
});

test('all files of a folder can be deleted', async () => {
  const prefix = await newFolder(['1', 'a/2']);
  await bucket.deleteFiles({ prefix });
  expect((await bucket.getFiles({ prefix }))[0]).toEqual([]);
});

test('a token set on saving gives everyone who has it access to the file', async () => {
  const file = newFile(bucket);
  const token = randomUUID();
  await file.save('a', { metadata: { metadata: { firebaseStorageDownloadTokens: token } } });
  const url = await getDownloadURL(file);
  expect(new URL(url).searchParams.get('token')).toBe(token);
  expect(await (await fetch(url)).text()).toBe('a');
});

test('a file without a token gets a permanent one when its download URL is first requested', async () => {
  const file = newFile(bucket);
  await file.save('a');
  const url = await getDownloadURL(file);
  expect(new URL(url).searchParams.get('token')).toMatch(/^[\w-]{36}$/);
  expect(await getDownloadURL(file)).toBe(url);
});

test('a file that is stored compressed is downloaded decompressed', async () => {
  const file = newFile(bucket);
  const content = 'long '.repeat(1000);
  await file.save(content, { gzip: true, resumable: false });
  const [metadata] = await file.getMetadata();
  expect(metadata.contentEncoding).toBe('gzip');
  expect(Number(metadata.size)).toBeLessThan(content.length);
  expect(String(await file.download())).toBe(content);
});

test('unsupported calls are errors with code 501', async () => {
  const file = newFile(bucket);
  await file.save('a');
  const combined = bucket.combine([file, file], newFile(bucket));
  await expect(combined).rejects.toMatchObject({ code: 501 });
});
