import { Timestamp } from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { postPageSchema, postResponseSchema } from '../../src/domain/posts/post-responses.ts';
import type { FunctionsServer } from './functions-server.ts';
import { type PostServices, startPostServices } from './post-services.ts';

let services: PostServices;
let instance: FunctionsServer;

const STORED = 14;

beforeAll(async () => {
  services = await startPostServices();
  for (let number = 1; number <= STORED; number++) {
    await services.store(`stored-${number}`, {
      title: `Stored ${number}`,
      content: `<p>The ${number}. text</p><script>alert(1)</script>`,
      date: Timestamp.fromMillis(Date.UTC(2026, 0, number)),
    });
  }
  await services.store('a-draft', {
    title: 'A draft',
    content: '<p>Unpublished words</p>',
    published: false,
  });
  instance = await services.startInstance();
  await rebuild();
});
afterAll(() => services?.stop());

beforeEach(() => {
  services.firestore.isDown = false;
  services.storage.isDown = false;
});

/** Calls the queue function as Cloud Tasks does. */
async function rebuild(): Promise<number> {
  const response = await fetch(instance.url('rebuildPosts'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { due: 0 } }),
  });
  return response.status;
}

async function list(query = '', from = instance) {
  const response = await fetch(`${from.url('posts')}/${query}`);
  return { response, page: postPageSchema.safeParse(await response.json()).data };
}

async function slugs(query = ''): Promise<string[] | undefined> {
  return (await list(query)).page?.posts.map(({ slug }) => slug);
}

async function text(slug: string): Promise<string | undefined> {
  const response = await fetch(`${instance.url('post')}/?slug=${slug}`);
  return postResponseSchema.parse(await response.json()).post?.html;
}

describe('the list', () => {
  test('BLOG-02 a page has six summaries, newest first, and is cached by the CDN for 15 seconds', async () => {
    const { response, page } = await list();
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=15, stale-while-revalidate=15',
    );
    expect(page).toMatchObject({ page: 1, pageCount: 3, matchCount: STORED, totalCount: STORED });
    expect(page?.posts.map(({ slug }) => slug)).toEqual([14, 13, 12, 11, 10, 9].map((n) => `stored-${n}`));
    expect(page?.posts[0]).toEqual({
      slug: 'stored-14',
      title: 'Stored 14',
      authorName: '',
      date: new Date(Date.UTC(2026, 0, 14)),
      categories: [],
      image: '/images/post-default.svg',
      excerpt: 'The 14. text',
      minutes: 1,
    });
  });

  test('drafts are neither listed nor in the snapshot', async () => {
    expect(await slugs('?search=unpublished')).toEqual([]);
    expect(await text('a-draft')).toBeUndefined();
    expect(await services.readSnapshot()).toContain('the 3. text');
    expect(await services.readSnapshot()).not.toMatch(/draft|unpublished/i);
  });
});

describe('a rebuild', () => {
  test('POST-03 stores each text sanitised', async () => {
    expect(await text('stored-3')).toBe('<p>The 3. text</p>');
  });

  test('DATA-01 reads changed posts in full, and replaces or deletes their texts', async () => {
    await services.store('stored-1', { title: 'Renamed', content: '<p>Grüße aus Łódź, 0,2 W/m²K</p>' });
    await services.store('stored-2', { title: 'Withdrawn', published: false });
    services.firestore.reads = 0;
    expect(await rebuild()).toBe(204);
    // One read for each post's last write time, and one for each changed post.
    expect(services.firestore.reads).toBe(STORED + 1 + 1);
    for (const search of ['grusse', 'GRÜSSE aus lodz', 'w/m2k']) {
      await expect.poll(() => slugs(`?search=${encodeURIComponent(search)}`)).toEqual(['stored-1']);
    }
    expect(await text('stored-1')).toContain('Grüße');
    expect([await slugs('?search=withdrawn'), await text('stored-2')]).toEqual([[], undefined]);
    expect(await services.storedTexts()).toHaveLength(STORED - 1);
    await services.store('stored-2', { title: 'Stored 2', content: '<p>The 2. text</p>' });
    await rebuild();
  });

  test('DATA-02 lists posts without `published` and without a date, and skips invalid ones', async () => {
    await services.store('bare', { title: 'Bare', published: undefined, date: undefined });
    await services.store('wrong', { title: 7, content: ['x'] });
    await rebuild();
    await expect.poll(() => slugs('?search=bare')).toEqual(['bare']);
    expect(await slugs('?page=3')).toContain('bare');
    expect(await text('wrong')).toBeUndefined();
    expect((await list()).page?.totalCount).toBe(STORED + 1);
  });

  test('DATA-01 two concurrent rebuilds end with every post in the snapshot', async () => {
    await services.store('late', { title: 'Late', content: '<p>Text</p>' });
    const statuses = await Promise.all([rebuild(), rebuild()]);
    expect(statuses).toContain(204);
    // The other one is retried, as by Cloud Tasks.
    if (statuses.some((status) => status !== 204)) expect(await rebuild()).toBe(204);
    await expect.poll(() => slugs('?search=late')).toEqual(['late']);
  });
});

test('DATA-01 a rebuild replaces a damaged snapshot', async () => {
  await services.writeSnapshot('not a snapshot');
  expect(await rebuild()).toBe(204);
  expect(await services.readSnapshot()).toContain('the 3. text');
});

describe('the cost', () => {
  test('DATA-03 a visit never reads from Firestore, and a list not from Storage either', async () => {
    await list();
    const before = services.firestore.requests;
    for (let visit = 1; visit <= 30; visit++) await list(`?page=${visit}&search=text&category=BIM`);
    await text('stored-5');
    for (let n = 1; n <= 3; n++) await (await fetch(`${instance.url('rss')}/?n=${n}`)).text();
    expect(services.firestore.requests).toBe(before);
  });
});

describe('an outage', () => {
  test('without Firestore nothing changes, even for a new instance', async () => {
    services.firestore.isDown = true;
    const cold = await services.startInstance();
    expect((await list('?search=stored', cold)).page?.matchCount).toBe(STORED - 1);
    expect(await rebuild()).toBe(500);
  });

  test('without Storage lists are still served, and a new instance responds with an uncached error', async () => {
    await list();
    services.storage.isDown = true;
    expect((await list()).page?.totalCount).toBeGreaterThan(STORED);
    const cold = await services.startInstance();
    const { response } = await list('', cold);
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
