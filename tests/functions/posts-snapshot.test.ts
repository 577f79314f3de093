import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getStorage } from 'firebase-admin/storage';
import { createStorageEmulator } from 'local-firebase/storage/server.ts';
import { allowAll } from 'local-firebase/tests/policies.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminApp } from '../../functions/src/app.ts';
import {
  DamagedSnapshotError,
  deletePostText,
  NO_GENERATION,
  readPostText,
  readSnapshot,
  snapshotGeneration,
  writePostText,
  writeSnapshot,
} from '../../functions/src/posts/snapshot.ts';
import { STORAGE_BUCKET } from '../../local/project.ts';
import { anIndexedPost } from '../factories/indexed-post.ts';
import { aPublishedPost } from '../factories/post.ts';

const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
const emulator = createStorageEmulator({ databaseFile: join(folder, 'storage.sqlite'), authorize: allowAll });

beforeAll(async () => {
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${await emulator.listen(0)}`;
  process.env.FIREBASE_CONFIG = JSON.stringify({ storageBucket: STORAGE_BUCKET });
});
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
});

const stored = () => getStorage(adminApp()).bucket().file('index/v4/posts.gz');

beforeEach(() => stored().delete({ ignoreNotFound: true }));

function posts(count: number) {
  return Array.from({ length: count }, (_, index) =>
    anIndexedPost({ title: `Żółć ${index} “quoted” λ\u2028🙂`, date: index % 2 ? new Date() : null }),
  );
}

test.each([0, 1, 500])('a snapshot of %i posts is read back unchanged', async (count) => {
  const written = posts(count);
  await writeSnapshot(written, NO_GENERATION);
  expect(await readSnapshot()).toEqual({ posts: written, generation: await snapshotGeneration() });
});

test('a missing snapshot is undefined', async () => {
  expect([await readSnapshot(), await snapshotGeneration()]).toEqual([undefined, NO_GENERATION]);
});

test('DATA-01 a snapshot replaces only the generation it was built from', async () => {
  await writeSnapshot(posts(1), NO_GENERATION);
  const first = await snapshotGeneration();
  await writeSnapshot(posts(2), first);
  expect(BigInt(await snapshotGeneration())).toBeGreaterThan(BigInt(first));
  for (const other of [first, NO_GENERATION]) {
    await expect(writeSnapshot(posts(3), other)).rejects.toMatchObject({ code: 412 });
  }
  expect((await readSnapshot())?.posts).toHaveLength(2);
});

test('POST-01 the text of a post can be read until it is deleted', async () => {
  const post = anIndexedPost({ id: 'a/ö ?' });
  expect(await readPostText(post)).toBeUndefined();
  const page = aPublishedPost({ html: '<p>Żółć</p>', date: null });
  await writePostText(post, page);
  expect(JSON.parse(String(await readPostText(post)))).toEqual(page);
  expect(await readPostText({ ...post, changed: post.changed + 1 })).toBeUndefined();
  await deletePostText(post);
  await deletePostText(post);
  expect(await readPostText(post)).toBeUndefined();
});

const head = JSON.stringify([]);

test.each([
  ['is not compressed', Buffer.from(`${head}\n`)],
  ['is empty', Buffer.alloc(0)],
  ['holds nothing', gzipSync('')],
  ['is not JSON', gzipSync('words\n')],
  ['has no end of the first line', gzipSync(head)],
  ['has other content', gzipSync(`${JSON.stringify([{ id: 'a' }])}\n`)],
  ['has more texts than posts', gzipSync(`${head}\ntext`)],
  ['is cut off', gzipSync(`${head}\n`).subarray(0, 20)],
  ['would be larger than the memory', Buffer.concat([gzipSync(`${head}\n`), Buffer.alloc(4, 255)])],
])('an object that %s is not a snapshot', async (_, bytes) => {
  await stored().save(bytes, { resumable: false });
  await expect(readSnapshot()).rejects.toThrow(DamagedSnapshotError);
});
