import { gunzipSync } from 'node:zlib';
import { connectAdmin } from 'local-firebase/tests/admin-firestore.ts';
import { connectAdmin as connectStorage, save } from 'local-firebase/tests/admin-storage.ts';
import { serveOpenEmulators } from 'local-firebase/tests/serve-emulators.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { postPageSchema, postResponseSchema } from '../../src/domain/posts/post-responses.ts';
import { CountingProxy } from './counting-proxy.ts';
import { startFunctionsServer } from './functions-server.ts';

/** With emulators of its own. */
const { hosts, end } = await serveOpenEmulators();
const firestore = new CountingProxy(hosts.firestore);
const posts = connectAdmin(hosts.firestore, {
  projectId: PROJECT_ID,
  ignoreUndefinedProperties: true,
}).collection('posts');
const bucket = connectStorage(hosts.storage, STORAGE_BUCKET);
const snapshot = bucket.file('index/v4/posts.gz');
const instance = await startFunctionsServer(['posts', 'post', 'rss', 'rebuildPosts'], {
  FIRESTORE_EMULATOR_HOST: await firestore.start(),
  STORAGE_EMULATOR_HOST: `http://${hosts.storage}`,
});

const STORED = 14;

const CACHED = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15';

beforeAll(async () => {
  for (let number = 1; number <= STORED; number++) {
    await store(`stored-${number}`, {
      title: `Stored ${number}`,
      content: `<p>The ${number}. text</p><script>alert(1)</script>`,
      date: new Date(Date.UTC(2026, 0, number)),
      authorId: 'an-account',
    });
  }
  await store('a-draft', { title: 'A draft', content: '<p>Unpublished words</p>', published: false });
  await rebuild();
});
afterAll(async () => {
  await instance.stop();
  await firestore.stop();
  await end();
});

async function store(slug: string, fields: object): Promise<void> {
  await posts.doc(slug).set({ slug, published: true, categories: [], date: new Date(), ...fields });
}

/** Returns the stored snapshot as text. */
async function storedSnapshot(): Promise<string> {
  const [bytes] = await snapshot.download();
  return gunzipSync(bytes).toString();
}

/** Calls the queue function as Cloud Tasks does. */
async function rebuild(): Promise<number> {
  const response = await fetch(instance.url('rebuildPosts'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { due: 0 } }),
  });
  return response.status;
}

async function list(query = '') {
  const response = await fetch(`${instance.url('posts')}/${query}`);
  return { response, page: postPageSchema.safeParse(await response.json()).data };
}

async function slugs(query = ''): Promise<string[] | undefined> {
  return (await list(query)).page?.posts.map(({ slug }) => slug);
}

async function text(slug: string): Promise<string | undefined> {
  const response = await fetch(`${instance.url('post')}/?slug=${slug}`);
  return postResponseSchema.parse(await response.json()).post?.html;
}

test('drafts are neither listed nor in the snapshot', async () => {
  expect(await slugs('?search=unpublished')).toEqual([]);
  expect(await text('a-draft')).toBeUndefined();
  expect(await storedSnapshot()).toContain('the 3. text');
  expect(await storedSnapshot()).not.toMatch(/draft|unpublished/i);
});

describe('a rebuild', () => {
  test('POST-03 SAFE-03 stores each text sanitised, and no account', async () => {
    expect(await text('stored-3')).toBe('<p>The 3. text</p>');
    const response = await fetch(`${instance.url('post')}/?slug=stored-3`);
    expect(response.headers.get('cache-control')).toBe(CACHED);
    expect((await response.text()) + (await storedSnapshot())).not.toMatch(/authorId|an-account/);
  });

  test('DATA-01 reads changed posts in full, and replaces or deletes their texts', async () => {
    await store('stored-1', { title: 'Renamed', content: '<p>Grüße aus Łódź, 0,2 W/m²K</p>' });
    await store('stored-2', { title: 'Withdrawn', published: false });
    firestore.reads = 0;
    expect(await rebuild()).toBe(204);
    // One read for each post's last write time, one for each changed post, and one for the titles.
    expect(firestore.reads).toBe(STORED + 1 + 1 + 1);
    for (const search of ['grusse', 'GRÜSSE aus lodz', 'w/m2k']) {
      await expect.poll(() => slugs(`?search=${encodeURIComponent(search)}`)).toEqual(['stored-1']);
    }
    expect(await text('stored-1')).toContain('Grüße');
    expect([await slugs('?search=withdrawn'), await text('stored-2')]).toEqual([[], undefined]);
    const [texts] = await bucket.getFiles({ prefix: 'index/v4/posts/' });
    expect(texts).toHaveLength(STORED - 1);
    await store('stored-2', { title: 'Stored 2', content: '<p>The 2. text</p>' });
    await rebuild();
  });
});

test('DATA-01 a rebuild replaces a damaged snapshot', async () => {
  await save(snapshot, 'not a snapshot');
  expect(await rebuild()).toBe(204);
  expect(await storedSnapshot()).toContain('the 3. text');
});

test('DATA-03 a visit never reads from Firestore', async () => {
  const before = firestore.requests;
  for (let visit = 1; visit <= 30; visit++) await list(`?page=${visit}&search=text&category=BIM`);
  await text('stored-5');
  for (let n = 1; n <= 3; n++) await (await fetch(`${instance.url('rss')}/?n=${n}`)).text();
  expect(firestore.requests).toBe(before);
});
