import { randomBytes, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { expect, inject, test } from 'vitest';
import { connectAdmin, newFile, save } from './admin-storage.ts';

const bucket = connectAdmin(inject('emulatorHosts').storage);

/** Creates a folder of empty files; returns its prefix. */
async function newFolder(names: readonly string[]): Promise<string> {
  const prefix = `test-${randomUUID()}/`;
  await Promise.all(names.map((name) => save(bucket.file(prefix + name), '')));
  return prefix;
}

// The SDK compares its CRC-32C of sent bytes with the response, and of received bytes with the header.
test('a file is saved and downloaded, checksums compared', async () => {
  const file = newFile(bucket);
  const bytes = randomBytes(5 * 1024 * 1024);
  const stream = file.createWriteStream({ resumable: false, validation: 'crc32c' });
  await pipeline([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)], stream);
  expect((await file.download({ validation: 'crc32c' }))[0].equals(bytes)).toBe(true);
  expect((await file.download({ validation: 'md5' }))[0].equals(bytes)).toBe(true);
});

test('metadata given on saving can be read; an overwrite is a new generation and replaces all of it', async () => {
  const file = newFile(bucket);
  const metadata = {
    contentType: 'text/plain',
    cacheControl: 'public, max-age=60',
    contentDisposition: 'inline',
    metadata: { author: 'Ada' },
  };
  await save(file, '123456789', { metadata });
  const [before] = await file.getMetadata();
  expect(before).toMatchObject({
    ...metadata,
    name: file.name,
    bucket: bucket.name,
    size: '9',
    crc32c: '4waSgw==',
    md5Hash: 'JfnnlDI7RTiF9RgfG2JNCw==',
    generation: expect.stringMatching(/^\d+$/),
    metageneration: '1',
  });
  await save(file, 'second');
  const [after] = await file.getMetadata();
  expect(Number(after.generation)).toBeGreaterThan(Number(before.generation));
  expect(after.cacheControl).toBeUndefined();
  expect(after.metadata ?? {}).toEqual({});
  expect(String(await file.download())).toBe('second');
});

test('a missing file is an error with code 404, and does not exist', async () => {
  const file = newFile(bucket);
  expect(await file.exists()).toEqual([false]);
  await expect(file.getMetadata()).rejects.toMatchObject({ code: 404 });
  await expect(file.download()).rejects.toMatchObject({ code: 404 });
  await expect(file.delete()).rejects.toMatchObject({ code: 404 });
  await file.delete({ ignoreNotFound: true });
  await save(file, 'a');
  expect(await file.exists()).toEqual([true]);
  await file.delete();
  expect(await file.exists()).toEqual([false]);
});

test('a write that replaces another generation than the stored one is an error with code 412', async () => {
  const file = newFile(bucket);
  const replacing = (ifGenerationMatch: number) => ({ preconditionOpts: { ifGenerationMatch } });
  await save(file, 'first', replacing(0));
  const stored = Number((await file.getMetadata())[0].generation);
  for (const generation of [0, stored - 1]) {
    await expect(save(file, 'second', replacing(generation))).rejects.toMatchObject({ code: 412 });
  }
  expect(String(await file.download())).toBe('first');
  await save(file, 'second', replacing(stored));
  expect(String(await file.download())).toBe('second');
});

test.each(['Über größe 🏛.txt', '100% %20.txt', 'a#b?c=d&e+f.txt', 'folder/./x', "a'(b)*!.txt"])(
  'a file can be named %s',
  async (name) => {
    const file = newFile(bucket, name);
    await save(file, `content of ${name}`);
    expect(String(await file.download())).toBe(`content of ${name}`);
    const [files] = await bucket.getFiles({ prefix: file.name });
    expect(files.map((found) => found.name)).toEqual([file.name]);
  },
);

test('files are listed by prefix in the order of the UTF-8 bytes of their names, and deleted together', async () => {
  // In UTF-16 the last two would be the other way round.
  const names = ['B', 'a', 'a/x', 'b', 'é', '\uffe6', '\u{1f3db}'];
  const prefix = await newFolder([...names].reverse());
  const [files] = await bucket.getFiles({ prefix });
  expect(files.map(({ name }) => name.slice(prefix.length))).toEqual(names);
  expect((await bucket.getFiles({ prefix: `${prefix}a` }))[0]).toHaveLength(2);
  await bucket.deleteFiles({ prefix });
  expect((await bucket.getFiles({ prefix }))[0]).toEqual([]);
});
