import { type DocumentData, deleteField, doc, getDoc, setDoc, updateDoc } from 'firebase/firestore/lite';
import { createFirestoreEmulator } from 'local-firebase/firestore/server.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Post } from '#domain/posts/post.ts';
import { EMPTY_ENTRY, toPostFields } from '#domain/posts/post-entry.ts';
import { addRedirects, readAddresses, readRedirects, removeRedirect } from '#firebase/addresses.ts';
import { postsCollection } from '#firebase/firestore.ts';
import { readBin, readRevisions } from '#firebase/revisions.ts';
import { deletePicture } from '#firebase/staff-pictures.ts';
import {
  createPost,
  deletePost,
  isSlugTaken,
  type PostChange,
  postsWithPicture,
  readAllPosts,
  readAnyPost,
  readPosts,
  restorePost,
  setPublished,
  updatePost,
} from '#firebase/staff-posts.ts';
import { expectConsoleError } from '#tests/expect-console.ts';

vi.mock('#firebase/auth.ts', () => ({ signedIn: () => ({ uid: 'ann', email: 'ann@example.org' }) }));

/** The number of commits still to lose their response. */
let responsesToLose = 0;

/** Stores a post as another program would, with exactly these fields. */
async function storeRaw(id: string, fields: DocumentData): Promise<void> {
  await setDoc(doc(await postsCollection(), id), fields);
}

/** Makes the next commits succeed but lose their responses. The SDK logs that and retries. */
function loseResponses(count = 1): void {
  responsesToLose = count;
  expectConsoleError('HTTP error has no status');
  expectConsoleError("RPC 'Commit'");
}

beforeEach(async () => {
  responsesToLose = 0;
  const firestore = createFirestoreEmulator({ databaseFile: ':memory:', authorize: () => {} });
  const host = `127.0.0.1:${await firestore.listen(0)}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const response = await fetch(url.replace(/127\.0\.0\.1:\d+/, host), request);
    if (url.includes(':commit') && responsesToLose > 0) {
      responsesToLose -= 1;
      throw new TypeError('Failed to fetch');
    }
    return response;
  });
  return async () => {
    vi.unstubAllGlobals();
    await firestore.close();
  };
});

const fields = toPostFields({
  ...EMPTY_ENTRY,
  title: 'Units',
  content: '<p>Words that took an hour</p>',
  authorName: 'Ann',
  categories: 'BIM',
});
const post: PostChange = { slug: 'units', fields, authorId: 'ann', published: true };

/** The post with another title. */
const withTitle = (title: string): PostChange => ({ ...post, fields: { ...fields, title } });

async function readPost(id = 'units'): Promise<Post> {
  const found = await readAnyPost(id);
  if (!found) throw new Error(`There is no post ${id}`);
  return found.post;
}

test('ADD-07 a post counts as stored although the response was lost: a retry does not find its address taken', async () => {
  loseResponses();
  // The SDK retries by itself.
  expect(await createPost(post)).toBe('stored');
  // A retry by hand after a failure does the same.
  expect(await createPost(post)).toBe('stored');
  expect((await readPost()).content).toBe(fields.content);
});

test('storing a post is tried at most three times, so that staff soon read that it failed', async () => {
  loseResponses(9);
  await expect(createPost(post)).rejects.toThrow('Failed to fetch');
  expect(9 - responsesToLose).toBe(3);
});

test('DATA-04 a draft is stored unpublished; creating it again to be public, as after a lost response, publishes it', async () => {
  expect(await createPost({ ...post, published: false })).toBe('stored');
  expect(await isSlugTaken('units')).toBe(true);
  expect((await readPost()).published).toBe(false);
  expect(await createPost(post)).toBe('stored');
  expect((await readPost()).published).toBe(true);
});

test.each([
  ['other words', { ...post, fields: { ...fields, content: '<p>Other words</p>' } }],
  ['the same words by another author', { ...post, authorId: 'bob' }],
])('ADD-07 a second post with %s finds the address taken', async (_, other) => {
  await createPost(post);
  expect(await createPost(other)).toBe('address-taken');
  expect((await readPost()).content).toBe(fields.content);
});

test('ADD-07 a change whose response was lost does not count as another person’s', async () => {
  await createPost(post);
  const before = await readPost();
  loseResponses();
  expect(await updatePost(before, withTitle('Units and measures'))).toBe('stored');
  expect(await updatePost(before, withTitle('By another author'))).toBe('conflict');
  expect((await readPost()).title).toBe('Units and measures');
});

test('DATA-04 a post that was unpublished meanwhile is not published without asking', async () => {
  await createPost(post);
  const before = await readPost();
  expect(await updatePost(before, { ...post, published: false })).toBe('stored');
  expect(await updatePost(before, withTitle('Mine'))).toBe('conflict');
  expect(await readPost()).toMatchObject({ title: 'Units', published: false });
});

test('STAFF-02 the posts that use a picture are found, drafts too, and keep it from being deleted for as long as they use it', async () => {
  const cover =
    'https://firebasestorage.googleapis.com/v0/b/a.test/o/pictures%2Fa1b2c3d4e5f6a7b8c9d0%2Fabcdef12-9x9%2F9.webp?alt=media';
  const entry = { ...EMPTY_ENTRY, title: 'Units', content: '<p>W</p>', authorName: 'Ann' };
  const withCover = toPostFields({ ...entry, imageUrl: cover, imageAlt: '' });
  await createPost({ ...post, fields: withCover, published: false });
  const used = () => postsWithPicture('a1b2c3d4e5f6a7b8c9d0');
  expect((await used()).map(({ post: { id, imageAlt } }) => [id, imageAlt])).toEqual([['units', '']]);
  expect(await deletePicture('a1b2c3d4e5f6a7b8c9d0')).toBe(false);
  expect(await updatePost(await readPost(), { ...post, fields: toPostFields(entry) })).toBe('stored');
  expect(await used()).toEqual([]);
  expect(await deletePicture('a1b2c3d4e5f6a7b8c9d0')).toBe(true);
  expect(await readPost()).toMatchObject({ imageAlt: undefined, pictures: undefined });
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);

test('STAFF-01 a scheduled post can be changed, and keeps its schedule until it is published by hand', async () => {
  const [start, end] = [inMinutes(5), inMinutes(60)];
  const scheduled = { ...post, published: false, publishAt: start, unpublishAt: end, datedLater: true };
  expect(await createPost(scheduled)).toBe('stored');
  const before = await readPost();
  expect(before).toMatchObject({ published: false, publishAt: start, unpublishAt: end, datedLater: true });
  expect(await updatePost(before, { ...scheduled, unpublishAt: undefined })).toBe('stored');
  expect(await updatePost(before, { ...scheduled, publishAt: inMinutes(9) })).toBe('conflict');
  expect(await readPost()).toMatchObject({ publishAt: start, unpublishAt: undefined });
  await setPublished('units', true);
  const { published, publishAt, datedLater, date } = await readPost();
  expect({ published, publishAt, datedLater }).toEqual({ published: true });
  expect(date?.getTime()).toBeGreaterThan(before.date?.getTime() ?? Number.NaN);
});

test('STAFF-01 if the schedule has published a post since it was opened, saving it is not a conflict', async () => {
  const due = inMinutes(-1);
  await createPost({ ...post, published: false, publishAt: due });
  const before = await readPost();
  const changes = { published: true, publishAt: deleteField(), date: due };
  await updateDoc(doc(await postsCollection(), 'units'), changes);
  expect(await updatePost(before, withTitle('Units and measures'))).toBe('stored');
  expect(await readPost()).toMatchObject({ title: 'Units and measures', published: true, date: due });
});

test('STAFF-06 optional texts are stored only while they are set', async () => {
  const withTexts = { ...post, fields: { ...fields, excerpt: 'In short', searchTitle: 'Units of measure' } };
  await createPost(withTexts);
  const stored = async () => (await getDoc(doc(await postsCollection(), 'units'))).data();
  expect(await stored()).toMatchObject({ excerpt: 'In short', searchTitle: 'Units of measure' });
  expect(await stored()).not.toHaveProperty('searchDescription');
  const shorter = { ...post, fields: { ...fields, excerpt: 'In short' } };
  expect(await updatePost(await readPost(), shorter)).toBe('stored');
  expect(await readPost()).toMatchObject({ excerpt: 'In short', searchTitle: '' });
  expect(await stored()).not.toHaveProperty('searchTitle');
});

test('DATA-02 an edit repairs missing and wrong fields, and never takes another post’s address', async () => {
  await createPost(post);
  await storeRaw('Xy12', { title: 2026, published: 'yes' });
  const found = await readAnyPost('Xy12');
  expect(found).toMatchObject({ post: { title: '2026', published: false }, canBeShown: false });
  const before = await readPost('Xy12');
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
      date: expect.any(Date),
    },
    problems: [],
    canBeShown: true,
  });
});

test('DATA-02 the list has the posts without a date, then the others in as many batches of ten as requested', async () => {
  for (let number = 1; number <= 25; number++) await createPost({ ...post, slug: `units-${number}` });
  await storeRaw('of-null', { slug: 'of-null', date: null });
  await storeRaw('undated', { slug: 'undated' });
  // Of the posts that may lack a date, one has a date by now and one is deleted.
  const maybeUndated = ['of-null', 'undated', 'units-1', 'deleted'];
  const { posts, more } = await readAllPosts(2, maybeUndated);
  expect(posts).toHaveLength(2 + 2 * 10);
  expect(posts.slice(0, 2).map((stored) => stored.post.id)).toEqual(['of-null', 'undated']);
  expect(posts[0]?.problems).toContain('Date is missing');
  expect((await more?.())?.posts).toHaveLength(25 - 2 * 10);
  expect((await readAllPosts(3, [])).more).toBeUndefined();
});

test('STAFF-01 posts are read by their ids, in the order given, with one query for every thirty', async () => {
  for (const id of ['first', 'second', 'third']) await storeRaw(id, {});
  const deleted = Array.from({ length: 37 }, (_, number) => `deleted-${number}`);
  const requests = vi.spyOn(globalThis, 'fetch');
  const { posts, more } = await readPosts(['third', 'first', ...deleted, 'second', 'none'], 4);
  expect(posts.map((stored) => stored.post.id)).toEqual(['third', 'first', 'second']);
  expect(requests).toHaveBeenCalledTimes(2);
  expect((await more?.())?.posts).toEqual([]);
});

test('STAFF-04 a moved post keeps its old addresses, which no other post gets, even after it is deleted', async () => {
  await storeRaw('Xy12', { ...fields, slug: 'units', published: true, date: new Date() });
  expect(await updatePost(await readPost('Xy12'), { ...post, slug: 'measures' })).toBe('stored');
  expect(await readAddresses('Xy12')).toEqual(['measures', 'units']);
  const another = withTitle('Another');
  expect(await createPost(another)).toBe('address-taken');
  expect([await isSlugTaken('units'), await isSlugTaken('units', 'Xy12')]).toEqual([true, false]);
  expect(await updatePost(await readPost('Xy12'), post)).toBe('stored');
  await deletePost('Xy12');
  expect(await createPost(another)).toBe('address-taken');
  await addRedirects([{ from: 'old', to: '/contact' }]);
  expect(await readRedirects()).toEqual([{ from: 'old', to: '/contact' }]);
  expect(await createPost({ ...another, slug: 'old' })).toBe('address-taken');
  await removeRedirect('old');
  expect(await createPost({ ...another, slug: 'old' })).toBe('stored');
});

test('STAFF-04 the address of a post that a colleague has moved meanwhile is not changed without asking', async () => {
  await createPost(post);
  const before = await readPost();
  expect(await updatePost(before, { ...post, slug: 'theirs' })).toBe('stored');
  expect(await updatePost(before, { ...post, slug: 'mine' })).toBe('conflict');
  expect((await readPost()).slug).toBe('theirs');
});

test('STAFF-03 each save stores a revision, and the newest ones are read', async () => {
  await createPost(post);
  for (let number = 1; number <= 3; number++) {
    expect(await updatePost(await readPost(), withTitle(`Units ${number}`))).toBe('stored');
  }
  const revisions = await readRevisions('units', 3);
  expect(revisions.map(({ post: { title } }) => title)).toEqual(['Units 3', 'Units 2', 'Units 1']);
  expect(revisions[0]).toMatchObject({ who: 'ann@example.org', at: expect.any(Date) });
});

test('STAFF-03 a deleted post is in the bin until it is restored, as a draft, with everything else as it was', async () => {
  const original = { slug: 'units', authorId: 'ben', date: new Date(0) };
  await storeRaw('Xy12', { ...fields, ...original, postId: 'Xy12', published: true });
  const restorable = await deletePost('Xy12');
  await createPost({ ...post, slug: 'another' });
  const [deleted, ...others] = await readBin();
  expect(others).toEqual([]);
  expect(deleted).toMatchObject(restorable ?? {});
  if (!deleted) throw new Error('The bin is empty');
  expect(await restorePost(deleted)).toBe('stored');
  expect(await readPost('Xy12')).toMatchObject({ ...original, published: false, title: 'Units' });
  expect(await readBin()).toEqual([]);
  expect(await restorePost(deleted)).toBe('address-taken');
});
