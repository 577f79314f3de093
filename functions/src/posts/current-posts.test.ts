import { beforeEach, expect, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { aPublishedPost } from '../../../tests/factories/post.ts';
import type { Snapshot } from './snapshot.ts';

const { logError, snapshotGeneration, readSnapshot, readPostText, requestRebuild } = vi.hoisted(() => ({
  logError: vi.fn(),
  snapshotGeneration: vi.fn<() => Promise<string>>(),
  readSnapshot: vi.fn<() => Promise<Snapshot | undefined>>(),
  readPostText: vi.fn<(post: { changed: number }) => Promise<Buffer | undefined>>(),
  requestRebuild: vi.fn(async () => {}),
}));
vi.mock('firebase-functions/logger', () => ({ error: logError }));
vi.mock('./snapshot.ts', () => ({ NO_GENERATION: '0', snapshotGeneration, readSnapshot, readPostText }));
vi.mock('./posts-changed.ts', () => ({ requestRebuild }));

let { currentPosts, findPost } = await import('./current-posts.ts');

const old = anIndexedPost({ slug: 'units', title: 'Old' });
const changed = { ...anIndexedPost({ slug: 'units', title: 'New' }), changed: old.changed + 1 };

function store(generation: string, ...posts: Snapshot['posts'][number][]): void {
  snapshotGeneration.mockResolvedValue(generation);
  readSnapshot.mockResolvedValue({ posts, generation });
}

async function titles(): Promise<string[]> {
  return (await currentPosts()).map(({ summary }) => summary.title);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  // Each test has a newly started instance.
  vi.resetModules();
  ({ currentPosts, findPost } = await import('./current-posts.ts'));
  return () => void vi.useRealTimers();
});

test('DATA-03 an instance reads the snapshot once, and checks for a newer one every 15 seconds', async () => {
  store('1', old);
  expect(await Promise.all([titles(), titles()])).toEqual([['Old'], ['Old']]);
  store('2', changed);
  vi.advanceTimersByTime(14_999);
  expect(await titles()).toEqual(['Old']);
  vi.advanceTimersByTime(1);
  expect(await titles()).toEqual(['New']);
  expect(readSnapshot).toHaveBeenCalledTimes(2);
  expect(snapshotGeneration).toHaveBeenCalledTimes(2);
});

test('a snapshot stays in use when the check fails or is slow', async () => {
  store('1', old);
  await titles();
  vi.advanceTimersByTime(15_000);
  snapshotGeneration.mockRejectedValueOnce(new Error('unreachable'));
  expect(await titles()).toEqual(['Old']);
  snapshotGeneration.mockReturnValueOnce(new Promise(() => {}));
  const waiting = titles();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await waiting).toEqual(['Old']);
  expect(logError).toHaveBeenCalledTimes(2);
});

test('DATA-01 if there is no snapshot, a rebuild is requested and an error is thrown', async () => {
  snapshotGeneration.mockResolvedValue('0');
  await expect(titles()).rejects.toThrow('There is no snapshot of the posts yet');
  expect(requestRebuild).toHaveBeenCalledOnce();
  store('1', old);
  expect(await titles()).toEqual(['Old']);
});

test('POST-02 DAY-01 a post is found by its slug, with its text, which is read once a minute', async () => {
  store('1', old);
  const page = aPublishedPost({ slug: 'units', html: '<p>Text</p>' });
  readPostText.mockResolvedValue(Buffer.from(JSON.stringify(page)));
  expect(await Promise.all([findPost('units'), findPost('units')])).toEqual([page, page]);
  expect(await findPost('no-such-post')).toBeUndefined();
  expect(readPostText).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  await findPost('units');
  expect(readPostText).toHaveBeenCalledTimes(2);
});

test('DATA-01 if a text was just replaced, the newest snapshot is read; an unpublished post is no longer found', async () => {
  store('1', old);
  await titles();
  store('2', changed);
  const page = aPublishedPost({ slug: 'units', title: 'New' });
  readPostText.mockImplementation(async (post) =>
    post.changed === changed.changed ? Buffer.from(JSON.stringify(page)) : undefined,
  );
  expect(await findPost('units')).toMatchObject({ title: 'New' });
  store('3');
  vi.advanceTimersByTime(15_000);
  expect(await findPost('units')).toBeUndefined();
});
