import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { database } from '../../../tests/own-emulators.ts';
import { emptyBin } from './empty-bin.ts';

vi.mock('../firestore.ts', () => ({ firestore: () => database }));

const DAY_MS = 24 * 3_600_000;

async function store(postId: string, daysAgo: number, isDeleted: boolean): Promise<void> {
  const at = Timestamp.fromMillis(Date.now() - daysAgo * DAY_MS);
  const id = `${postId} ${isDeleted ? 'deleted' : 'saved'} ${daysAgo}`;
  await database.doc(`revisions/${id}`).set({ postId, at, post: {}, ...(isDeleted && { deleted: true }) });
}

test('STAFF-03 after 30 days a deleted post is removed with its history; of other posts only deletions older than that are removed', async () => {
  await store('old', 50, false);
  await store('old', 31, true);
  await store('young', 50, false);
  await store('young', 29, true);
  await store('restored', 50, false);
  await store('restored', 40, true);
  await store('restored', 39, false);
  await database.doc('posts/restored').set({ title: 'Here' });
  await store('twice', 45, true);
  await store('twice', 44, false);
  await store('twice', 2, true);
  // Both revisions of "old", and the outdated deletions of "restored" and "twice".
  expect(await emptyBin()).toBe(4);
  const { docs } = await database.collection('revisions').get();
  expect(docs.map(({ id }) => id).toSorted()).toEqual([
    'restored saved 39',
    'restored saved 50',
    'twice deleted 2',
    'twice saved 44',
    'young deleted 29',
    'young saved 50',
  ]);
});
