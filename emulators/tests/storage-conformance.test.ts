import { randomBytes, randomUUID } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  listAll,
  ref,
  updateMetadata,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { describe, expect, inject, test } from 'vitest';
import { connectAdmin, save } from './admin-storage.ts';

const emulatorHost = inject('emulatorHosts').storage;
const bucket = connectAdmin(emulatorHost);

/** The web SDK for a visitor, or, with the token `owner`, for the admin, who may also use the folder `private`. */
function connectWeb(credentials: { mockUserToken?: string } = {}) {
  const appOptions = { projectId: 'demo-conformance', apiKey: 'none', storageBucket: bucket.name };
  const storage = getStorage(initializeApp(appOptions, randomUUID()));
  const [host = '', port] = emulatorHost.split(':');
  connectStorageEmulator(storage, host, Number(port), credentials);
  return storage;
}
const web = connectWeb();

/** A folder that no other test uses. */
const newFolder = () => `test-${randomUUID()}`;
const newFile = () => ref(web, `${newFolder()}/a`);

/** The operations of both SDKs, and how each reports a missing file. */
const CLIENTS = {
  web: {
    save: (name: string, text: string, metadata = {}) => uploadString(ref(web, name), text, 'raw', metadata),
    read: async (name: string) => Buffer.from(await getBytes(ref(web, name))).toString(),
    metadata: (name: string) => getMetadata(ref(web, name)),
    remove: (name: string) => deleteObject(ref(web, name)),
    list: async (folder: string) => (await listAll(ref(web, folder))).items.map((file) => file.fullPath),
    missing: { code: 'storage/object-not-found' },
  },
  admin: {
    save: (name: string, text: string, metadata = {}) => save(bucket.file(name), text, { metadata }),
    read: async (name: string) => String(await bucket.file(name).download()),
    metadata: async (name: string) => (await bucket.file(name).getMetadata())[0],
    remove: (name: string) => bucket.file(name).delete(),
    list: async (prefix: string) => (await bucket.getFiles({ prefix }))[0].map((file) => file.name),
    missing: { code: 404 },
  },
};

describe.each(Object.entries(CLIENTS))('the %s SDK', (_, { save, read, metadata, remove, list, missing }) => {
  test.each(['Über größe 🏛.txt', '100% %20.txt', 'a#b?c=d&e+f.txt', "a'(b)*!.txt"])(
    'a file named %s is saved, listed, read and deleted; a missing one is an error',
    async (fileName) => {
      const folder = newFolder();
      const name = `${folder}/${fileName}`;
      await save(name, `content of ${fileName}`);
      expect(await list(folder)).toEqual([name]);
      expect(await read(name)).toBe(`content of ${fileName}`);
      await remove(name);
      for (const use of [read, metadata, remove]) await expect(use(name)).rejects.toMatchObject(missing);
    },
  );

  test('metadata is saved and read, and an overwrite is a new generation without that metadata', async () => {
    const name = `${newFolder()}/a`;
    const settable = {
      contentType: 'text/css',
      cacheControl: 'public, max-age=60',
      contentDisposition: 'attachment; filename="b.txt"',
      contentLanguage: 'en',
    };
    await save(name, '123456789', settable);
    const before = await metadata(name);
    const setByStorage = { md5Hash: 'JfnnlDI7RTiF9RgfG2JNCw==', metageneration: '1', bucket: bucket.name };
    expect(before).toMatchObject({ ...settable, ...setByStorage });
    expect(Number(before.size)).toBe(9);
    await save(name, 'second');
    const after = await metadata(name);
    expect(Number(after.generation)).toBeGreaterThan(Number(before.generation));
    expect(after.cacheControl).toBeUndefined();
    expect(await read(name)).toBe('second');
  });
});

// The SDK compares its checksums of sent bytes with the response, and of received bytes with the header.
test.each(['crc32c', 'md5'] as const)('a stream is saved and read with its %s', async (validation) => {
  const file = bucket.file(newFolder());
  const bytes = randomBytes(1_500_000);
  const stream = file.createWriteStream({ resumable: false, validation });
  await pipeline([bytes.subarray(0, 1_000_000), bytes.subarray(1_000_000)], stream);
  expect((await file.download({ validation }))[0].equals(bytes)).toBe(true);
});

test('a write that expects another generation than the stored one fails with code 412', async () => {
  const file = bucket.file(newFolder());
  const expecting = (ifGenerationMatch: number) => ({ preconditionOpts: { ifGenerationMatch } });
  await save(file, 'first', expecting(0));
  const stored = Number((await file.getMetadata())[0].generation);
  for (const generation of [0, stored - 1]) {
    await expect(save(file, 'second', expecting(generation))).rejects.toMatchObject({ code: 412 });
  }
  expect(String(await file.download())).toBe('first');
  await save(file, 'second', expecting(stored));
  expect(String(await file.download())).toBe('second');
});

test('files are listed by prefix in the order of the UTF-8 bytes of their names, and deleted together', async () => {
  // In UTF-16 the last two would be the other way round.
  const names = ['B', 'a', 'a/x', 'b', 'é', '\uffe6', '\u{1f3db}'];
  const prefix = `${newFolder()}/`;
  await Promise.all(names.map((name) => save(bucket.file(prefix + name), '')));
  expect(await CLIENTS.admin.list(prefix)).toEqual(names.map((name) => prefix + name));
  expect(await CLIENTS.admin.list(`${prefix}a`)).toHaveLength(2);
  await bucket.deleteFiles({ prefix });
  expect(await CLIENTS.admin.list(prefix)).toEqual([]);
});

test('the web SDK lists the files of a folder and its folders', async () => {
  const folder = newFolder();
  await Promise.all(['a', 'c/d'].map((name) => save(bucket.file(`${folder}/${name}`), '')));
  const { items, prefixes } = await listAll(ref(web, folder));
  expect([...items, ...prefixes].map(({ name }) => name)).toEqual(['a', 'c']);
});

test('a large file is uploaded in parts, and can be read again', async () => {
  const file = newFile();
  const bytes = randomBytes(1_500_000);
  const progress = new Set<number>();
  const task = uploadBytesResumable(file, bytes, { contentType: 'application/x-large' });
  task.on('state_changed', ({ bytesTransferred }) => progress.add(bytesTransferred));
  const { metadata } = await task;
  expect(metadata).toMatchObject({ size: bytes.length, contentType: 'application/x-large', name: 'a' });
  expect(bytes.equals(new Uint8Array(await getBytes(file)))).toBe(true);
  expect(progress.size).toBeGreaterThan(2);
});

test('a download has the content type and cache rule of the metadata, and may be a range of bytes', async () => {
  const file = newFile();
  await uploadString(file, '0123456789', 'raw', { contentType: 'text/css', cacheControl: 'max-age=60' });
  const url = await getDownloadURL(file);
  const textOfRange = { 'bytes=0-3': '0123', 'bytes=7-': '789', 'bytes=-2': '89', 'bytes=8-100': '89' };
  for (const [range, text] of Object.entries(textOfRange)) {
    const response = await fetch(url, { headers: { range } });
    expect([response.status, await response.text()]).toEqual([206, text]);
  }
  const { headers } = await fetch(url, { headers: { range: 'bytes=4-6' } });
  const names = ['content-range', 'content-type', 'cache-control'];
  expect(names.map((name) => headers.get(name))).toEqual(['bytes 4-6/10', 'text/css', 'max-age=60']);
});

test('without permission a download needs the token, which an overwrite makes invalid', async () => {
  const file = ref(connectWeb({ mockUserToken: 'owner' }), `private/${newFolder()}`);
  await uploadString(file, 'first');
  const url = await getDownloadURL(file);
  const status = async (href: string) => (await fetch(href)).status;
  expect(await status(url)).toBe(200);
  expect(await status(url.replace(/token=.*/, `token=${randomUUID()}`))).toBe(403);
  expect(await status(url.replace(/&token=.*/, ''))).toBe(403);
  await uploadString(file, 'second');
  expect(await status(url)).toBe(403);
  expect(await (await fetch(await getDownloadURL(file))).text()).toBe('second');
});

test('a change of metadata affects only the values that it names; generation and token stay the same', async () => {
  const file = newFile();
  const { metadata: before } = await uploadString(file, 'a', 'raw', {
    contentType: 'text/css',
    contentLanguage: 'en',
    customMetadata: { a: '1', b: '2' },
  });
  const url = await getDownloadURL(file);
  const after = await updateMetadata(file, {
    cacheControl: 'no-store',
    // The SDK's types do not say that values can be removed.
    contentLanguage: null as unknown as string,
    customMetadata: { a: null as unknown as string, b: '3', c: '4' },
  });
  expect(after).toMatchObject({
    contentType: 'text/css',
    cacheControl: 'no-store',
    customMetadata: { b: '3', c: '4' },
    generation: before.generation,
    metageneration: '2',
    timeCreated: before.timeCreated,
  });
  expect(after.contentLanguage).toBeUndefined();
  expect(await getDownloadURL(file)).toBe(url);
});
