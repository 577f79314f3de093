import { beforeEach, expect, test, vi } from 'vitest';
import { toPostWords } from '#domain/post-entry.ts';
import { expectConsoleError } from '#tests/expect-console.ts';
import { createPost, readAllPosts, readAnyPost, updatePost } from './staff-posts.ts';

interface Stored {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Write {
  /** Missing where a document is merely to be as it was read. */
  readonly update?: Stored;
  readonly updateTransforms?: readonly { readonly fieldPath: string }[];
}

interface Request {
  readonly documents: readonly string[];
  readonly structuredQuery: { readonly where?: unknown; readonly limit: number };
  readonly writes: readonly Write[];
}

const TIME = '2026-10-01T08:00:00.000000Z';

/** What the database holds, by the name of the document. */
const stored = new Map<string, Stored>();

/** How many commits are made whose answer gets lost on its way. */
let answersLost = 0;

/** Firestore's REST interface as far as these tests need it: queries know a limit, and find no address. */
function answer(url: string, { documents, structuredQuery, writes }: Request): unknown {
  if (url.includes(':batchGet')) {
    return documents.map((name) => ({
      ...(stored.has(name) ? { found: read(name) } : { missing: name }),
      readTime: TIME,
    }));
  }
  if (url.includes(':runQuery')) {
    const posts = [...stored.keys()].filter((name) => name.includes('/posts/'));
    const found = structuredQuery.where ? [] : posts.slice(0, structuredQuery.limit);
    return found.map((name) => ({ document: read(name), readTime: TIME }));
  }
  for (const write of writes) store(write);
  if (answersLost > 0) {
    answersLost -= 1;
    throw new TypeError('Failed to fetch');
  }
  return { writeResults: writes.map(() => ({ updateTime: TIME })), commitTime: TIME };
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

/** The next commit is made, and its answer lost. The SDK says so, and tries again. */
function loseAnswer(): void {
  answersLost = 1;
  expectConsoleError('HTTP error has no status');
  expectConsoleError("RPC 'Commit'");
}

beforeEach(() => {
  stored.clear();
  answersLost = 0;
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) =>
    Response.json(answer(url, JSON.parse(body))),
  );
  return () => vi.unstubAllGlobals();
});

const words = toPostWords({
  title: 'Units',
  content: '<p>Words that took an hour</p>',
  authorName: 'Ann',
  imageUrl: '',
  categories: 'BIM',
});
const post = { slug: 'units', words, authorId: 'ann' };

test('ADD-07 a post that was stored, and only the answer was lost, is stored: its address is not said to be taken', async () => {
  loseAnswer();
  // The SDK tries again by itself.
  expect(await createPost(post)).toBe('stored');
  // So does whoever was told of a failure.
  expect(await createPost(post)).toBe('stored');
  expect((await readAnyPost('units'))?.content).toBe(words.content);
});

test.each([
  ['other words', { ...post, words: { ...words, content: '<p>Other words</p>' } }],
  ['the same words of somebody else', { ...post, authorId: 'bob' }],
])('ADD-07 for %s the address of a post is taken', async (_, other) => {
  await createPost(post);
  expect(await createPost(other)).toBe('address-taken');
  expect((await readAnyPost('units'))?.content).toBe(words.content);
});

test('ADD-07 a change that was stored, and only the answer was lost, is nobody else’s', async () => {
  await createPost(post);
  const before = await readAnyPost('units');
  if (!before) throw new Error('There is no post');
  const changed = { ...words, title: 'Units and measures' };
  loseAnswer();
  expect(await updatePost(before, changed)).toBe('stored');
  expect(await updatePost(before, { ...words, title: 'Of somebody else' })).toBe('changed-meanwhile');
  expect((await readAnyPost('units'))?.title).toBe('Units and measures');
});

test('the list is read by tens, as many of them at once as are asked for', async () => {
  for (let number = 1; number <= 25; number++) await createPost({ ...post, slug: `units-${number}` });
  const [ten, twenty] = [await readAllPosts(1), await readAllPosts(2)];
  expect([ten.posts.length, twenty.posts.length]).toEqual([10, 20]);
  expect((await twenty.more?.())?.posts).toHaveLength(10);
  expect((await readAllPosts(3)).more).toBeUndefined();
});
