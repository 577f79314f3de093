import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { STORAGE_BUCKET } from '../../emulators/project.ts';
import { createStorageEmulator } from '../../emulators/storage/server.ts';
import { adminApp } from '../../functions/src/app.ts';
import type { PostIndex } from '../../functions/src/posts/post-index.ts';
import { readSnapshot, writeSnapshot } from '../../functions/src/posts/snapshot.ts';
import { allowAll } from '../emulators/policies.ts';
import { anIndexedPost } from '../factories/indexed-post.ts';

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

const stored = () => getStorage(adminApp()).bucket().file('index/posts.gz');

beforeEach(() => stored().delete({ ignoreNotFound: true }));

function anIndex(count: number): PostIndex {
  const posts = Array.from({ length: count }, (_, index) =>
    anIndexedPost({ title: `Żółć ${index} “quoted” λ\u2028🙂`, date: index % 2 ? new Date() : null }),
  );
  return { posts, asOf: 1_795_000_000_123_456, applied: new Map([['a', 1_795_000_000_000_001]]) };
}

/** What of an index is stored. */
function plain({ posts, ...rest }: PostIndex) {
  return {
    ...rest,
    posts: posts.map(({ id, summary, text }) => ({ id, summary, text: String(text.bytes) })),
  };
}

test.each([0, 1, 500])('an index of %i posts is read as it was written', async (count) => {
  const index = anIndex(count);
  const generation = await writeSnapshot(index);
  const found = await readSnapshot();
  expect(found?.generation).toBe(generation);
  expect(found && plain(found.index)).toEqual(plain(index));
});

test('where there is none, none is read', async () => {
  expect(await readSnapshot()).toBeUndefined();
});

test('an index takes the place of the one that it came from, and of no other', async () => {
  const first = await writeSnapshot(anIndex(1));
  const second = await writeSnapshot(anIndex(2), first);
  expect(BigInt(second ?? 0)).toBeGreaterThan(BigInt(first ?? 0));
  expect(await writeSnapshot(anIndex(3), first)).toBeUndefined();
  expect((await readSnapshot())?.index.posts).toHaveLength(2);
  expect(await writeSnapshot(anIndex(4))).toBeDefined();
  expect((await readSnapshot())?.index.posts).toHaveLength(4);
});

const head = (fields: object) =>
  `${JSON.stringify({ version: 1, asOf: 0, applied: [], posts: [], ...fields })}\n`;

test.each([
  ['is not compressed', Buffer.from(head({}))],
  ['is empty', Buffer.alloc(0)],
  ['holds nothing', gzipSync('')],
  ['is no JSON', gzipSync('words\n')],
  ['has no end of the first line', gzipSync(head({}).trim())],
  ['is of another version', gzipSync(head({ version: 0 }))],
  ['holds something else', gzipSync(head({ posts: [{ id: 'a' }] }))],
  ['has more texts than posts', gzipSync(`${head({})}text`)],
  ['is cut off', gzipSync(head({})).subarray(0, 30)],
  ['would be larger than the memory', Buffer.concat([gzipSync(head({})), Buffer.alloc(4, 255)])],
])('an object that %s is no snapshot', async (_, bytes) => {
  await stored().save(bytes, { resumable: false });
  await expect(readSnapshot()).rejects.toThrow();
});
