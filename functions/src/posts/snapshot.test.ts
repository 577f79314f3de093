import { gzipSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { aPublishedPost } from '../../../tests/factories/post.ts';
import '../../../tests/own-emulators.ts';
import { bucket } from '../storage.ts';
import {
  DamagedSnapshotError,
  deletePostText,
  NO_GENERATION,
  readPostText,
  readSnapshot,
  snapshotGeneration,
  writePostText,
  writeSnapshot,
} from './snapshot.ts';

const storedFile = () => bucket().file('index/v4/posts.gz');

beforeEach(() => storedFile().delete({ ignoreNotFound: true }));

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

test('a missing snapshot is read as undefined', async () => {
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

const emptyHead = JSON.stringify([]);

test.each([
  ['is not compressed', Buffer.from(`${emptyHead}\n`)],
  ['holds nothing', gzipSync('')],
  ['has other content', gzipSync(`${JSON.stringify([{ id: 'a' }])}\n`)],
  ['has more texts than posts', gzipSync(`${emptyHead}\ntext`)],
  ['is cut off', gzipSync(`${emptyHead}\n`).subarray(0, 20)],
  ['would be larger than the memory', Buffer.concat([gzipSync(`${emptyHead}\n`), Buffer.alloc(4, 255)])],
])('an object that %s is not a snapshot', async (_, bytes) => {
  await storedFile().save(bytes, { resumable: false });
  await expect(readSnapshot()).rejects.toThrow(DamagedSnapshotError);
});
