import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
} from 'firebase/storage';
import { expect, inject, test } from 'vitest';
import { connectWeb, newFolder, someBytes } from './web-storage.ts';

const address = inject('emulatorHosts').storage;
const storage = connectWeb(address);
const admin = connectWeb(address, { asAdmin: true });

async function download(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test('a large file is uploaded in parts, and can be read again', async () => {
  const file = ref(await newFolder(storage), 'large.bin');
  const bytes = someBytes(1_500_000);
  const shares: number[] = [];
  const task = uploadBytesResumable(file, bytes, { contentType: 'application/x-large' });
  task.on('state_changed', ({ bytesTransferred }) => shares.push(bytesTransferred));
  const { metadata } = await task;
  expect(metadata).toMatchObject({
    size: bytes.length,
    contentType: 'application/x-large',
    name: 'large.bin',
  });
  expect(new Uint8Array(await getBytes(file))).toEqual(bytes);
  expect(new Set(shares).size).toBeGreaterThan(2);
});

test('an upload returns its metadata, which can be read again', async () => {
  const file = ref(await newFolder(storage), 'a.txt');
  const settable = {
    contentType: 'text/plain',
    cacheControl: 'public, max-age=60',
    contentDisposition: 'attachment; filename="b.txt"',
    contentLanguage: 'en',
    customMetadata: { author: 'Ada' },
  };
  const { metadata } = await uploadBytes(file, new TextEncoder().encode('hello'), settable);
  expect(metadata).toMatchObject({
    ...settable,
    name: 'a.txt',
    fullPath: file.fullPath,
    bucket: file.bucket,
    size: 5,
    md5Hash: 'XUFAKrxLKna5cZ2REBfFkg==',
    generation: expect.stringMatching(/^\d+$/),
    metageneration: '1',
    updated: metadata.timeCreated,
  });
  expect(await getMetadata(file)).toMatchObject({ ...settable, generation: metadata.generation, size: 5 });
});

test.each(['Über größe 🏛.txt', '100%.txt', '%20.txt', 'a#b.txt', 'a?b=c&d.txt', "a+b'(c)*.txt"])(
  'a file named %s is uploaded, listed, downloaded and deleted',
  async (name) => {
    const folder = await newFolder(storage, ['folder/inside']);
    const file = ref(folder, name);
    await uploadString(file, `content of ${name}`);
    const { items, prefixes } = await listAll(folder);
    expect([...items, ...prefixes].map((found) => found.name)).toEqual([name, 'folder']);
    const url = await getDownloadURL(file);
    expect(await download(url)).toMatchObject({ status: 200, text: `content of ${name}` });
    await deleteObject(file);
    expect((await download(url)).status).toBe(404);
    await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  },
);

test('a download has the type and cache rule of the metadata, and may be a part', async () => {
  const file = ref(await newFolder(storage), 'a.css');
  await uploadString(file, '0123456789', 'raw', { contentType: 'text/css', cacheControl: 'max-age=60' });
  const url = await getDownloadURL(file);
  const parts = { 'bytes=0-3': '0123', 'bytes=7-': '789', 'bytes=-2': '89', 'bytes=8-100': '89' };
  for (const [range, text] of Object.entries(parts)) {
    expect(await download(url, { range })).toMatchObject({ status: 206, text });
  }
  const part = await download(url, { range: 'bytes=4-6' });
  expect(part.text).toBe('456');
  expect(part.headers.get('content-range')).toBe('bytes 4-6/10');
  expect(part.headers.get('content-type')).toMatch(/^text\/css/);
  expect(part.headers.get('cache-control')).toBe('max-age=60');
});

test('without permission a download needs the token, which an overwrite makes invalid', async () => {
  const file = ref(await newFolder(admin, ['a'], 'private'), 'a');
  const url = new URL(await getDownloadURL(file));
  expect(await download(url.href)).toMatchObject({ status: 200, text: 'a' });
  const other = new URL(url);
  other.searchParams.set('token', crypto.randomUUID());
  expect((await download(other.href)).status).toBe(403);
  other.searchParams.delete('token');
  expect((await download(other.href)).status).toBe(403);
  await uploadString(file, 'second');
  expect((await download(url.href)).status).toBe(403);
  expect((await download(await getDownloadURL(file))).text).toBe('second');
});

test('a metadata change affects only what it names, and neither generation, bytes nor token', async () => {
  const file = ref(await newFolder(storage), 'a');
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
  expect((await download(url)).text).toBe('a');
});

test('a missing file is storage/object-not-found', async () => {
  const missing = ref(await newFolder(storage), 'missing');
  const notFound = { code: 'storage/object-not-found' };
  await expect(getDownloadURL(missing)).rejects.toMatchObject(notFound);
  await expect(getBytes(missing)).rejects.toMatchObject(notFound);
  await expect(updateMetadata(missing, { contentType: 'a/b' })).rejects.toMatchObject(notFound);
  await expect(deleteObject(missing)).rejects.toMatchObject(notFound);
});
