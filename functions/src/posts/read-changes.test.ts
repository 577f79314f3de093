import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, test, vi } from 'vitest';
import { OVERLAP_MICROS, REBUILT, readChanges } from './read-changes.ts';

const { firestore } = vi.hoisted(() => ({ firestore: vi.fn() }));
vi.mock('../firestore.ts', () => ({ firestore }));

/** Whole seconds in microseconds. */
const NOW = 1_800_000_000_000_000;
const momentOf = (microseconds: number) =>
  new Timestamp(Math.floor(microseconds / 1e6), (microseconds % 1e6) * 1000);

let records: { id: string; at: number; generation?: string }[];
let posts: Record<string, object>;
const where = vi.fn();
const getAll = vi.fn();

beforeEach(() => {
  [records, posts] = [[], {}];
  where.mockReset().mockReturnValue({
    orderBy: () => ({
      get: async () => ({
        readTime: momentOf(NOW),
        docs: records.map(({ id, at, generation }) => ({
          id,
          get: (name: string) => (name === 'at' ? momentOf(at) : generation),
        })),
      }),
    }),
  });
  getAll
    .mockReset()
    .mockImplementation(async (...places: unknown[]) =>
      places.filter((place) => typeof place === 'string').map((id) => ({ id, data: () => posts[id] })),
    );
  firestore.mockReturnValue({ collection: () => ({ where, doc: (id: string) => id }), getAll });
});

const read = (applied: Record<string, number> = {}) =>
  readChanges({ posts: [], asOf: NOW, applied: new Map(Object.entries(applied)) });

test('where nothing has changed no post is read', async () => {
  expect(await read()).toEqual({ asOf: NOW, times: new Map(), posts: new Map(), rebuilt: undefined });
  expect(getAll).not.toHaveBeenCalled();
});

test('changes are asked for from a moment before the index, to the microsecond', async () => {
  await readChanges({ posts: [], asOf: NOW + 1, applied: new Map() });
  expect(where).toHaveBeenCalledExactlyOnceWith('at', '>', momentOf(NOW + 1 - OVERLAP_MICROS));
});

test('changed posts are read as they are now; one that is gone or withdrawn is none', async () => {
  posts = {
    new: { slug: 'new', title: 'New', published: true },
    withdrawn: { slug: 'withdrawn', title: 'Withdrawn', published: false },
  };
  records = ['new', 'withdrawn', 'gone'].map((id, index) => ({ id, at: NOW - index }));
  const { times, posts: changed } = await read();
  expect([...times]).toEqual([
    ['new', NOW],
    ['withdrawn', NOW - 1],
    ['gone', NOW - 2],
  ]);
  expect([...changed].map(([id, post]) => [id, post?.summary.title])).toEqual([
    ['new', 'New'],
    ['withdrawn', undefined],
    ['gone', undefined],
  ]);
});

test('of changes that are looked at again only those that the index lacks are read', async () => {
  records = ['known', 'changed again', 'unknown'].map((id) => ({ id, at: NOW - 5 }));
  const { times, posts: changed } = await read({ known: NOW - 5, 'changed again': NOW - 6 });
  expect([...changed.keys()]).toEqual(['changed again', 'unknown']);
  expect(times.size).toBe(3);
});

test('a snapshot that was made anew is told by its generation, and is no post', async () => {
  records = [{ id: REBUILT, at: NOW - 5, generation: '17' }];
  const { rebuilt, posts: changed } = await read();
  expect(rebuilt).toBe('17');
  expect(changed.size).toBe(0);
});
