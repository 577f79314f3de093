import { gunzipSync } from 'node:zlib';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { postPageSchema, postResponseSchema } from '#domain/posts/post-responses.ts';
import { rss } from '../../functions/src/feeds/rss.ts';
import { post, posts } from '../../functions/src/posts/posts.ts';
import { rebuildSnapshot } from '../../functions/src/posts/rebuild-snapshot.ts';
import { bucket } from '../../functions/src/storage.ts';
import { database } from '../own-emulators.ts';
import { serveDuringTests } from '../serve-during-tests.ts';

const firestore = vi.hoisted(() => vi.fn());
vi.mock('../../functions/src/firestore.ts', () => ({ firestore }));
vi.mock('firebase-functions/logger', () => ({ error() {} }));

const SITE = { SITE_URL: 'https://www.example.org' };
const served = {
  posts: serveDuringTests('posts', posts, SITE),
  post: serveDuringTests('post', post, SITE),
  rss: serveDuringTests('rss', rss, SITE),
};

const POST_COUNT = 14;
const CACHED = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15';

beforeEach(() => void firestore.mockReset().mockReturnValue(database));
beforeAll(async () => {
  for (let number = 1; number <= POST_COUNT; number++) {
    const content = `<p>The ${number}. text</p><script>alert(1)</script>`;
    const date = new Date(Date.UTC(2026, 0, number));
    await store(`stored-${number}`, { title: `Stored ${number}`, content, date, authorId: 'an-account' });
  }
  await store('a-draft', { title: 'A draft', content: '<p>Unpublished words</p>', published: false });
  firestore.mockReturnValue(database);
  await rebuildSnapshot();
});

async function store(slug: string, fields: object): Promise<void> {
  const post = { slug, published: true, categories: [], date: new Date(), ...fields };
  await database.doc(`posts/${slug}`).set(post);
}

const snapshot = () => bucket().file('index/v4/posts.gz');

async function storedSnapshot(): Promise<string> {
  const [bytes] = await snapshot().download();
  return gunzipSync(bytes).toString();
}

/** Calls a function with the clock put forward by 15 seconds, so that it looks for a newer snapshot first. */
async function request(name: keyof typeof served, path = '') {
  vi.setSystemTime(Date.now() + 15_000);
  const response = await fetch(served[name].url + path);
  return { caching: response.headers.get('cache-control'), text: await response.text() };
}

async function slugs(search: string): Promise<string[]> {
  const { text } = await request('posts', `?search=${encodeURIComponent(search)}`);
  return postPageSchema.parse(JSON.parse(text)).posts.map(({ slug }) => slug);
}

async function htmlOf(slug: string): Promise<string | undefined> {
  return postResponseSchema.parse(JSON.parse((await request('post', `?slug=${slug}`)).text)).post?.html;
}

test('POST-03 SAFE-03 a rebuild stores each text sanitised, and neither drafts nor accounts', async () => {
  expect([await htmlOf('stored-3'), await htmlOf('a-draft')]).toEqual(['<p>The 3. text</p>', undefined]);
  expect(await slugs('unpublished')).toEqual([]);
  const { caching, text } = await request('post', '?slug=stored-3');
  expect(caching).toBe(CACHED);
  expect(text + (await storedSnapshot())).not.toMatch(/draft|unpublished|authorId|an-account/i);
});

test('DATA-01 a rebuild reads only changed posts in full, and replaces or deletes their texts', async () => {
  await store('stored-1', { title: 'Renamed', content: '<p>Grüße aus Łódź, 0,2 W/m²K</p>' });
  await store('stored-2', { title: 'Withdrawn', published: false });
  const read = vi.spyOn(database, 'getAll');
  expect(await rebuildSnapshot()).toEqual({ posts: POST_COUNT - 1, changed: 1 });
  expect(read.mock.calls).toEqual([[expect.objectContaining({ id: 'stored-1' })]]);
  for (const search of ['grusse', 'GRÜSSE aus lodz', 'w/m2k'])
    expect(await slugs(search)).toEqual(['stored-1']);
  expect(await htmlOf('stored-1')).toContain('Grüße');
  expect([await slugs('withdrawn'), await htmlOf('stored-2')]).toEqual([[], undefined]);
  const [texts] = await bucket().getFiles({ prefix: 'index/v4/posts/' });
  expect(texts).toHaveLength(POST_COUNT - 1);
});

test('DATA-01 a rebuild replaces a damaged snapshot', async () => {
  await snapshot().save('not a snapshot', { resumable: false });
  expect(await rebuildSnapshot()).toMatchObject({ changed: POST_COUNT - 1 });
  expect(await storedSnapshot()).toContain('the 3. text');
});

test('DATA-03 a visit never reads from Firestore', async () => {
  firestore.mockReset();
  for (let visit = 1; visit <= 30; visit++) {
    const { caching } = await request('posts', `?page=${visit}&search=text&category=BIM`);
    expect(caching).toBe(CACHED);
  }
  expect(await htmlOf('stored-5')).toBe('<p>The 5. text</p>');
  for (let n = 1; n <= 3; n++) expect((await request('rss', `rss.xml?n=${n}`)).text).toContain('The 5. text');
  expect(firestore).not.toHaveBeenCalled();
});
