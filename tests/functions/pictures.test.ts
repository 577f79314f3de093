import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { FunctionsEmulator } from 'local-firebase/firestore/triggers/functions-emulator.ts';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { bucket } from './storage.ts';
import { database } from './stored.ts';

const newId = () => randomUUID().replaceAll('-', '').slice(0, 20);

/** Uploads a file and stores its document, as the form does. Returns the picture once it is ready or has failed. */
async function addPicture(file: Buffer, id = newId(), upload = newId()) {
  const stored = database.doc(`pictures/${id}`);
  await bucket.file(`uploads/${upload}`).save(file, { resumable: false, contentType: 'image/png' });
  await stored.set({ name: 'Wall', state: 'waiting', upload, at: Timestamp.now() }, { merge: true });
  await expect.poll(async () => (await stored.get()).get('state')).not.toBe('waiting');
  return { id, upload, stored, picture: (await stored.get()).data() ?? {} };
}

const wall = (background = '#b54') =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .png()
    .toBuffer();

/** The names of a picture's variants. */
async function variantsOf(id: string): Promise<string[]> {
  const [files] = await bucket.getFiles({ prefix: `pictures/${id}/` });
  return files.map(({ name }) => name.slice(`pictures/${id}/`.length)).sort();
}

test('STAFF-02 an upload becomes variants that browsers keep for a year, its file is deleted, and a repeated event changes nothing', async () => {
  const { id, upload, stored, picture } = await addPicture(await wall());
  expect(picture).toMatchObject({ state: 'ready', width: 600, height: 400, name: 'Wall' });
  expect(await variantsOf(id)).toEqual(
    ['480.avif', '480.webp', '600.avif', '600.webp'].map((file) => `${upload}-600x400/${file}`),
  );
  expect(await bucket.file(`uploads/${upload}`).exists()).toEqual([false]);
  const { headers } = await fetch(picture.address);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-type')).toBe('image/webp');

  // The event that started the conversion is delivered once more.
  const { updateTime } = await stored.get();
  const emulator = new FunctionsEmulator(localUrl(PORTS.functions), new AbortController().signal);
  await expect.poll(() => emulator.listTriggers()).toBeDefined();
  const trigger = (await emulator.listTriggers())?.find(({ document }) => document === 'pictures/{id}');
  if (!trigger) throw new Error('There is no such trigger');
  const fields = { state: { stringValue: 'waiting' }, upload: { stringValue: upload } };
  const name = `projects/${PROJECT_ID}/databases/(default)/documents/pictures/${id}`;
  const times = { createTime: new Date().toISOString(), updateTime: new Date().toISOString() };
  const change = { number: Date.now(), name, time: Date.now() * 1000, attempts: 0, before: null };
  const event = { ...change, after: JSON.stringify({ name, fields, ...times }) };
  expect(await emulator.call(trigger, event)).toBe('succeeded');
  expect((await stored.get()).updateTime).toEqual(updateTime);
});

test('STAFF-02 a replaced picture has another address, and the former variants stay; a file that is not a picture is refused with a reason', async () => {
  const first = await addPicture(await wall());
  const second = await addPicture(await wall(), first.id);
  expect(second.picture.address).not.toBe(first.picture.address);
  expect((await fetch(first.picture.address)).status).toBe(200);
  const third = await addPicture(Buffer.from('%PDF-1.7'), first.id);
  expect(third.picture).toMatchObject({
    state: 'failed',
    reason: 'It is not a PNG, JPEG, WebP or AVIF picture.',
    address: second.picture.address,
  });
});

test('STAFF-02 a second upload under the same name changes no byte of a variant', async () => {
  const { id, upload, picture } = await addPicture(await wall());
  const read = async () => (await fetch(picture.address)).bytes();
  const before = await read();
  expect((await addPicture(await wall('#4b5'), id, upload)).picture.state).toBe('ready');
  expect(await read()).toEqual(before);
});

test('STAFF-02 a deleted picture loses its variants; one that a post uses is restored', async () => {
  const [free, used] = [await addPicture(await wall()), await addPicture(await wall())];
  const post = database.doc(`posts/with-${used.id}`);
  await post.set({ slug: post.id, title: 'With a picture', published: false, pictures: [used.id] });
  onTestFinished(async () => void (await post.delete()));
  await Promise.all([free.stored.delete(), used.stored.delete()]);
  await expect.poll(() => variantsOf(free.id)).toEqual([]);
  await expect.poll(async () => (await used.stored.get()).data()).toEqual(used.picture);
  expect(await variantsOf(used.id)).toHaveLength(4);
});
