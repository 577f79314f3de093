import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#domain/posts/post.ts';
import { toPostFields } from '#domain/posts/post-entry.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import {
  createPost,
  isSlugTaken,
  type PostChange,
  readAllPosts,
  readAnyPost,
  updatePost,
} from './staff-posts.ts';

interface Stored {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Write {
  /** Missing where a document is only verified to be unchanged. */
  readonly update?: Stored;
  readonly updateTransforms?: readonly { readonly fieldPath: string }[];
}

interface Filter {
  readonly unaryFilter?: { readonly op: 'IS_NOT_NULL'; readonly field: { readonly fieldPath: string } };
  readonly fieldFilter?: { readonly field: { readonly fieldPath: string }; readonly value: unknown };
}

interface Query {
  readonly where?: Filter;
  readonly limit?: number;
}

interface Request {
  readonly documents: readonly string[];
  readonly structuredQuery: Query;
  readonly structuredAggregationQuery: {
    readonly structuredQuery: Query;
    readonly aggregations: readonly { readonly alias: string }[];
  };
  readonly writes: readonly Write[];
}

const TIME = '2026-10-01T08:00:00.000000Z';

/** The stored documents by name. */
const stored = new Map<string, Stored>();

/** The number of commits still to lose their response. */
let responsesToLose = 0;

/** The number of documents returned by queries. */
let documentsRead = 0;

/** Firestore's REST interface as far as these tests need it: queries with a limit and one filter. */
function respond(url: string, request: Request): unknown {
  if (url.includes(':batchGet')) {
    return request.documents.map((name) => ({
      ...(stored.has(name) ? { found: read(name) } : { missing: name }),
      readTime: TIME,
    }));
  }
  if (url.includes(':runQuery')) {
    const names = find(request.structuredQuery);
    documentsRead += names.length;
    return names.map((name) => ({ document: read(name), readTime: TIME }));
  }
  if (url.includes(':runAggregationQuery')) {
    const { structuredQuery, aggregations } = request.structuredAggregationQuery;
    const count = { integerValue: String(find(structuredQuery).length) };
    const aggregateFields = Object.fromEntries(aggregations.map(({ alias }) => [alias, count]));
    return [{ result: { aggregateFields }, readTime: TIME }];
  }
  for (const write of request.writes) store(write);
  if (responsesToLose > 0) {
    responsesToLose -= 1;
    throw new TypeError('Failed to fetch');
  }
  return { writeResults: request.writes.map(() => ({ updateTime: TIME })), commitTime: TIME };
}

function find({ where, limit }: Query): string[] {
  const names = [...stored.values()].filter(({ fields }) => matches(fields, where)).map(({ name }) => name);
  return names.slice(0, limit);
}

function matches(fields: Stored['fields'], where: Filter | undefined): boolean {
  if (where?.unaryFilter) {
    const value = fields[where.unaryFilter.field.fieldPath];
    return value !== undefined && !(value instanceof Object && 'nullValue' in value);
  }
  if (!where?.fieldFilter) return true;
  const { field, value } = where.fieldFilter;
  return JSON.stringify(fields[field.fieldPath]) === JSON.stringify(value);
}

function read(name: string) {
  return { ...stored.get(name), createTime: TIME, updateTime: TIME };
}

function store({ update, updateTransforms = [] }: Write): void {
  if (!update) return;
  const { name, fields } = update;
  const times = updateTransforms.map(({ fieldPath }) => [fieldPath, { timestampValue: TIME }]);
  stored.set(name, {
    name,
    fields: { ...stored.get(name)?.fields, ...fields, ...Object.fromEntries(times) },
  });
}

/** Stores a post as another program would, with exactly these fields. */
function storeOtherwise(id: string, fields: Stored['fields']): void {
  const [name = ''] = [...stored.keys()];
  const place = name.replace(/[^/]*$/, id);
  stored.set(place, { name: place, fields });
}

/** Makes the next commit succeed but lose its response. The SDK logs that and retries. */
function loseResponse(): void {
  responsesToLose = 1;
  expectConsoleError('HTTP error has no status');
  expectConsoleError("RPC 'Commit'");
}

beforeEach(() => {
  stored.clear();
  responsesToLose = 0;
  documentsRead = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    Response.json(respond(url, JSON.parse(body))),
  );
  return () => vi.unstubAllGlobals();
});

const fields = toPostFields({
  title: 'Units',
  content: '<p>Words that took an hour</p>',
  authorName: 'Ann',
  imageUrl: '',
  categories: 'BIM',
});
const post: PostChange = { slug: 'units', fields, authorId: 'ann', published: true };

async function present(id = 'units'): Promise<Post> {
  const found = await readAnyPost(id);
  if (!found) throw new Error(`There is no post ${id}`);
  return found.post;
}

test('ADD-07 a post that was stored without a response is stored: its address does not count as taken', async () => {
  loseResponse();
  // The SDK retries by itself.
  expect(await createPost(post)).toBe('stored');
  // A retry by hand after a failure does the same.
  expect(await createPost(post)).toBe('stored');
  expect((await present()).content).toBe(fields.content);
});

test('a post that cannot be stored is tried three times: staff need not wait for more to read that it failed', async () => {
  loseResponse();
  responsesToLose = 9;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const saved = createPost(post).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(await saved).toMatchObject({ message: expect.stringContaining('Failed to fetch') });
  expect(9 - responsesToLose).toBe(3);
});

test('DATA-04 a draft is stored unpublished, and published even if the response to saving it was lost', async () => {
  expect(await createPost({ ...post, published: false })).toBe('stored');
  expect(await isSlugTaken('units')).toBe(true);
  expect((await present()).published).toBe(false);
  expect(await createPost(post)).toBe('stored');
  expect((await present()).published).toBe(true);
});

test.each([
  ['other words', { ...post, fields: { ...fields, content: '<p>Other words</p>' } }],
  ['the same words by another author', { ...post, authorId: 'bob' }],
])('ADD-07 for %s the address of a post is taken', async (_, other) => {
  await createPost(post);
  expect(await createPost(other)).toBe('address-taken');
  expect((await present()).content).toBe(fields.content);
});

test('ADD-07 a change that was stored without a response does not count as another person’s', async () => {
  await createPost(post);
  const before = await present();
  const changed = { ...post, fields: { ...fields, title: 'Units and measures' } };
  loseResponse();
  expect(await updatePost(before, changed)).toBe('stored');
  const byAnother = { ...post, fields: { ...fields, title: 'By another author' } };
  expect(await updatePost(before, byAnother)).toBe('conflict');
  expect((await present()).title).toBe('Units and measures');
});

test('DATA-04 a post that was unpublished meanwhile is not published without asking', async () => {
  await createPost(post);
  const before = await present();
  expect(await updatePost(before, { ...post, published: false })).toBe('stored');
  expect(await updatePost(before, { ...post, fields: { ...fields, title: 'Mine' } })).toBe('conflict');
  expect(await present()).toMatchObject({ title: 'Units', published: false });
});

test('DATA-02 an edit repairs missing and wrong fields, and never takes another post’s address', async () => {
  await createPost(post);
  storeOtherwise('Xy12', { title: { integerValue: '2026' }, published: { stringValue: 'yes' } });
  const found = await readAnyPost('Xy12');
  expect(found).toMatchObject({ post: { title: '2026', published: false }, canBeShown: false });
  const before = await present('Xy12');
  expect(await updatePost(before, post)).toBe('address-taken');
  expect(await updatePost(before, { ...post, slug: 'measures' })).toBe('stored');
  expect(await readAnyPost('Xy12')).toEqual({
    post: {
      id: 'Xy12',
      ...fields,
      slug: 'measures',
      postId: 'Xy12',
      authorId: 'ann',
      published: true,
      viewsCount: 0,
      likesCount: 0,
      date: new Date(TIME),
    },
    problems: [],
    canBeShown: true,
  });
});

test('the list is read in batches, as many of them at once as requested', async () => {
  for (let number = 1; number <= 25; number++) await createPost({ ...post, slug: `units-${number}` });
  const [ten, twenty] = [await readAllPosts(1), await readAllPosts(2)];
  expect([ten.posts.length, twenty.posts.length]).toEqual([10, 20]);
  expect((await twenty.more?.())?.posts).toHaveLength(10);
  expect((await readAllPosts(3)).more).toBeUndefined();
});

test('DATA-02 posts without a date come first in the list; if there are none, no post is read to find them', async () => {
  for (let number = 1; number <= 25; number++) await createPost({ ...post, slug: `units-${number}` });
  await readAllPosts(1);
  expect(documentsRead).toBe(10);
  storeOtherwise('undated', { slug: { stringValue: 'undated' } });
  storeOtherwise('of-null', { slug: { stringValue: 'of-null' }, date: { nullValue: null } });
  const { posts, more } = await readAllPosts(1);
  const ids = posts.map((stored) => stored.post.id);
  expect(ids).toHaveLength(12);
  expect(ids.slice(0, 2)).toEqual(['undated', 'of-null']);
  expect(posts[0]?.problems).toContain('Date is missing');
  expect((await more?.())?.posts).toHaveLength(10);
});
