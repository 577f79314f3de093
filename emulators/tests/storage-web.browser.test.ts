import {
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  ref,
  updateMetadata,
  uploadBytes,
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
  expect(Date.now() - Date.parse(metadata.timeCreated)).toBeLessThan(60_000);
  expect(await getMetadata(file)).toMatchObject({ ...settable, generation: metadata.generation, size: 5 });
});

test.each([
  'a b.txt',
  'Über größe.txt',
  '日本語 🏛.txt',
  '100%.txt',
  '%20.txt',
  'a#b.txt',
  'a?b=c&d.txt',
  "a+b'(c)*.txt",
])('a file can be named %s', async (name) => {
  const folder = await newFolder(storage);
  const file = ref(folder, name);
  await uploadString(file, `content of ${name}`);
  expect((await getMetadata(file)).name).toBe(name);
  expect((await download(await getDownloadURL(file))).text).toBe(`content of ${name}`);
  await deleteObject(file);
  await expect(getMetadata(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
});

test('an empty file is stored as such', async () => {
  const file = ref(await newFolder(storage), 'empty');
  const { metadata } = await uploadBytes(file, new Uint8Array(0));
  expect(metadata).toMatchObject({ size: 0, md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==' });
  expect(await download(await getDownloadURL(file))).toMatchObject({ status: 200, text: '' });
});

test('getBytes returns what was uploaded, and no more than requested', async () => {
  const file = ref(await newFolder(storage), 'bytes');
  const bytes = someBytes(100_000);
  await uploadBytes(file, bytes);
  expect(new Uint8Array(await getBytes(file))).toEqual(bytes);
  expect((await getBytes(file, 1000)).byteLength).toBe(1000);
});

test('a download has the type, name and cache rule of the metadata', async () => {
  const file = ref(await newFolder(storage), 'a.css');
  await uploadString(file, 'a{}', 'raw', { contentType: 'text/css', cacheControl: 'public, max-age=60' });
  const { headers } = await download(await getDownloadURL(file));
  expect(headers.get('content-type')).toMatch(/^text\/css/);
  expect(headers.get('cache-control')).toBe('public, max-age=60');
});

test.each([
  ['the first bytes', 'bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes in the middle', 'bytes=4-6', '456', 'bytes 4-6/10'],
  ['all from a byte on', 'bytes=7-', '789', 'bytes 7-9/10'],
  ['the last bytes', 'bytes=-2', '89', 'bytes 8-9/10'],
  ['more bytes than there are', 'bytes=8-100', '89', 'bytes 8-9/10'],
])('a download can request %s', async (_, range, text, contentRange) => {
  const file = ref(await newFolder(storage), 'digits');
  await uploadString(file, '0123456789');
  const part = await download(await getDownloadURL(file), { range });
  expect(part).toMatchObject({ status: 206, text });
  expect(part.headers.get('content-range')).toBe(contentRange);
});

test('without permission a download needs the valid token', async () => {
  const folder = await newFolder(admin, ['a'], 'private');
  const url = new URL(await getDownloadURL(ref(folder, 'a')));
  expect(await download(url.href)).toMatchObject({ status: 200, text: 'a' });
  url.searchParams.set('token', crypto.randomUUID());
  expect((await download(url.href)).status).toBe(403);
  url.searchParams.delete('token');
  expect((await download(url.href)).status).toBe(403);
});

test('without permission the SDK reports storage/unauthorized', async () => {
  const folder = await newFolder(admin, ['a'], 'private');
  const file = ref(storage, `${folder.fullPath}/a`);
  const missing = ref(storage, `${folder.fullPath}/missing`);
  const refused = { code: 'storage/unauthorized' };
  await expect(getMetadata(file)).rejects.toMatchObject(refused);
  await expect(getMetadata(missing)).rejects.toMatchObject(refused);
  await expect(getDownloadURL(file)).rejects.toMatchObject(refused);
  await expect(getBytes(file)).rejects.toMatchObject(refused);
  await expect(uploadString(file, 'b')).rejects.toMatchObject(refused);
  await expect(updateMetadata(file, { contentType: 'a/b' })).rejects.toMatchObject(refused);
  await expect(deleteObject(file)).rejects.toMatchObject(refused);
  expect(new TextDecoder().decode(await getBytes(ref(folder, 'a')))).toBe('a');
});

test('an overwrite is a new generation with a new token; the old download URL becomes invalid', async () => {
  const file = ref(await newFolder(admin, ['a'], 'private'), 'a');
  const before = { metadata: await getMetadata(file), url: await getDownloadURL(file) };
  await uploadString(file, 'second', 'raw', { customMetadata: { a: '1' } });
  const metadata = await getMetadata(file);
  expect(Number(metadata.generation)).toBeGreaterThan(Number(before.metadata.generation));
  expect(metadata).toMatchObject({ metageneration: '1', size: 6, customMetadata: { a: '1' } });
  const url = await getDownloadURL(file);
  expect(url).not.toBe(before.url);
  expect((await download(url)).text).toBe('second');
  expect((await download(before.url)).status).toBe(403);
});

test('a metadata change affects only what it names, and neither generation, bytes nor token', async () => {
  const file = ref(await newFolder(storage), 'a');
  const { metadata: before } = await uploadString(file, 'a', 'raw', {
    contentType: 'text/css',
    customMetadata: { a: '1', b: '2' },
  });
  const url = await getDownloadURL(file);
  const changes = { cacheControl: 'no-store', customMetadata: { b: '3', c: '4' } };
  const after = await updateMetadata(file, changes);
  expect(after).toMatchObject({
    contentType: 'text/css',
    cacheControl: 'no-store',
    customMetadata: { a: '1', b: '3', c: '4' },
    generation: before.generation,
    metageneration: '2',
    timeCreated: before.timeCreated,
  });
  expect(Date.parse(after.updated)).toBeGreaterThanOrEqual(Date.parse(before.updated));
  expect(await getMetadata(file)).toMatchObject({ metageneration: '2', updated: after.updated });
  expect(await getDownloadURL(file)).toBe(url);
  expect((await download(url)).text).toBe('a');
});

test('null removes metadata', async () => {
  const file = ref(await newFolder(storage), 'a');
  await uploadString(file, 'a', 'raw', { cacheControl: 'no-store', customMetadata: { a: '1', b: '2' } });
  // The SDK's types do not say that custom values can be removed individually.
  const customMetadata = { a: null } as unknown as Record<string, string>;
  const after = await updateMetadata(file, { cacheControl: null as unknown as string, customMetadata });
  expect(after.customMetadata).toEqual({ b: '2' });
  expect(after.cacheControl).toBeUndefined();
  expect(await getDownloadURL(file)).toContain('token=');
});

test('a missing file is storage/object-not-found', async () => {
  const missing = ref(await newFolder(storage), 'missing');
  const notFound = { code: 'storage/object-not-found' };
  await expect(getMetadata(missing)).rejects.toMatchObject(notFound);
  await expect(getDownloadURL(missing)).rejects.toMatchObject(notFound);
  await expect(getBytes(missing)).rejects.toMatchObject(notFound);
  await expect(updateMetadata(missing, { contentType: 'a/b' })).rejects.toMatchObject(notFound);
  await expect(deleteObject(missing)).rejects.toMatchObject(notFound);
});

test('a deleted file is gone, and its download URL invalid', async () => {
  const file = ref(await newFolder(storage, ['a']), 'a');
  const url = await getDownloadURL(file);
  await deleteObject(file);
  await expect(deleteObject(file)).rejects.toMatchObject({ code: 'storage/object-not-found' });
  expect((await download(url)).status).toBe(404);
});
