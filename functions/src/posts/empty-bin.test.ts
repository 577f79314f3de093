import { Timestamp } from 'firebase-admin/firestore';
import { expect, test, vi } from 'vitest';
import { database } from '../../../tests/own-emulators.ts';
import { emptyBin } from './empty-bin.ts';

vi.mock('../firestore.ts', () => ({ firestore: () => database }));

const DAY_MS = 24 * 3_600_000;

async function store(postId: string, act: 'saved' | 'deleted', daysAgo: number): Promise<void> {
  const at = Timestamp.fromMillis(Date.now() - daysAgo * DAY_MS);
  const revision = database.doc(`revisions/${postId} ${act} ${daysAgo}`);
  await revision.set({ postId, at, post: {}, ...(act === 'deleted' && { deleted: true }) });
}

test('STAFF-03 after 30 days a deleted post is removed with its history; of other posts only deletions older than that are removed', async () => {
  await store('old', 'saved', 50);
  await store('old', 'deleted', 31);
  await store('young', 'saved', 50);
  await store('young', 'deleted', 29);
  await store('restored', 'saved', 50);
  await store('restored', 'deleted', 40);
  await store('restored', 'saved', 39);
  await database.doc('posts/restored').set({ title: 'Here' });
  await store('twice', 'deleted', 45);
  await store('twice', 'saved', 44);
  await store('twice', 'deleted', 2);
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
