import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { readAllPosts, toIndexedPost, toMicroseconds } from './read-posts.ts';

const { firestore, logError } = vi.hoisted(() => ({ firestore: vi.fn(), logError: vi.fn() }));
vi.mock('firebase-functions', () => ({ logger: { error: logError } }));
vi.mock('../firestore.ts', () => ({ firestore }));

beforeEach(() => {
  logError.mockReset();
});

const STORED = {
  slug: 'units',
  title: 'Units',
  content: '<p>One property needs one unit.</p>',
  published: true,
  date: Timestamp.fromDate(new Date('2026-10-01T08:00:00Z')),
};

function indexed(data: object | undefined) {
  return toIndexedPost({ id: 'a1', data: () => data } as unknown as DocumentSnapshot);
}

test('a stored post is in the index with what its card shows and all its words', () => {
  const post = indexed(STORED);
  expect(post?.id).toBe('a1');
  expect(post?.summary).toMatchObject({
    slug: 'units',
    title: 'Units',
    date: new Date('2026-10-01T08:00:00Z'),
    excerpt: 'One property needs one unit.',
  });
  expect(post?.text.includes('property needs')).toBe(true);
});

test('a post without a date is in the index too', () => {
  expect(indexed({ ...STORED, date: null })?.summary.date).toBeNull();
});

test.each([
  ['is not there', undefined],
  ['is not published', { ...STORED, published: false }],
  ['does not say so', { ...STORED, published: undefined }],
])('a post that %s is not in the index', (_, data) => {
  expect(indexed(data)).toBeUndefined();
  expect(logError).not.toHaveBeenCalled();
});

test.each([{ slug: '' }, { title: 7 }, { date: 'yesterday' }])(
  'a post with %j is left out, and that is logged by its id',
  (wrong) => {
    expect(indexed({ ...STORED, ...wrong })).toBeUndefined();
    expect(logError).toHaveBeenCalledExactlyOnceWith(expect.any(String), { id: 'a1' });
  },
);

test('moments are told as exactly as Firestore tells them, in microseconds', () => {
  expect(toMicroseconds(new Timestamp(1_800_000_000, 123_456_789))).toBe(1_800_000_000_123_456);
});

/** Firestore with these posts, read one after the other, each a second later. */
function stored(...documents: object[]): void {
  const found = documents.map((data, index) => ({
    id: `p${index}`,
    readTime: new Timestamp(1_800_000_000 + index, 0),
    data: () => data,
  }));
  const stream = async function* () {
    yield* found;
  };
  firestore.mockReturnValue({
    collection: () => ({ where: () => ({ orderBy: () => ({ select: () => ({ stream }) }) }) }),
  });
}

test('the index holds all posts, the newest first, as of the moment at which the first was read', async () => {
  stored({ ...STORED, slug: 'undated', date: null }, STORED, { ...STORED, slug: '' });
  const { posts, asOf, applied } = await readAllPosts();
  expect(posts.map(({ summary }) => summary.slug)).toEqual(['units', 'undated']);
  expect([asOf, applied.size]).toEqual([1_800_000_000_000_000, 0]);
  expect(logError).toHaveBeenCalledExactlyOnceWith(expect.any(String), { id: 'p2' });
});

test('an index without posts is as of now', async () => {
  stored();
  const before = Date.now();
  const { posts, asOf } = await readAllPosts();
  expect(posts).toEqual([]);
  expect(asOf).toBeGreaterThanOrEqual(before * 1000);
  expect(asOf).toBeLessThanOrEqual(Date.now() * 1000);
});
