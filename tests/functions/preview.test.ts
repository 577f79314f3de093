import { beforeAll, expect, test } from 'vitest';
import { newPreviewToken } from '#domain/posts/preview.ts';
import { localUrl, PORTS } from '../../local/ports.ts';
import { database, deletePost, storePost } from './stored.ts';

const SITE = localUrl(PORTS.hosting);
const SLUG = `preview-${crypto.randomUUID()}`;
const WORDS = '<p>Words of a draft</p><script>alert(1)</script>';

/** Stores a link, by default to the draft and for an hour. */
async function storeLink(link: { post?: string; ttlMs?: number; createdBy?: string } = {}): Promise<string> {
  const { post = SLUG, ttlMs = 3_600_000, createdBy = 'demo-staff' } = link;
  const token = newPreviewToken();
  await database.doc(`previews/${token}`).set({ post, createdBy, expireAt: new Date(Date.now() + ttlMs) });
  return token;
}

async function open(path: string) {
  const response = await fetch(SITE + path);
  const header = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    caching: header('cache-control'),
    robots: header('x-robots-tag'),
    referrer: header('referrer-policy'),
    text: await response.text(),
  };
}

const PRIVATE = { caching: 'no-store', robots: 'noindex', referrer: 'no-referrer' };

beforeAll(() => storePost(SLUG, { published: false, title: 'A draft', content: WORDS }));

test('STAFF-05 a link shows a draft as readers would see it, and neither caches, search engines nor other sites learn of it', async () => {
  const token = await storeLink();
  const { text: json, ...api } = await open(`/api/preview?token=${token}`);
  expect(api).toEqual({ status: 200, ...PRIVATE });
  expect(JSON.parse(json).preview.post).toMatchObject({ title: 'A draft', html: '<p>Words of a draft</p>' });
  const { text: html, ...page } = await open(`/preview?token=${token}`);
  expect(page).toEqual({ status: 200, ...PRIVATE });
  expect(html).toContain('<h1');
  expect(html).toContain('Words of a draft');
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(html).not.toContain('og:title');
  for (const path of ['/sitemap.xml', '/rss.xml', `/api/search?q=${SLUG}`, `/api/posts?search=${SLUG}`]) {
    expect((await open(path)).text).not.toContain(SLUG);
  }
});

test('STAFF-05 DAY-04 invalid, expired and revoked links, and those to deleted posts or by former staff, get the same response', async () => {
  const revoked = await storeLink();
  await database.doc(`previews/${revoked}`).delete();
  const deleted = `${SLUG}-deleted`;
  await storePost(deleted, { title: 'Deleted', content: WORDS });
  const toDeleted = await storeLink({ post: deleted });
  await deletePost(deleted);
  const byFormerStaff = await storeLink({ createdBy: 'nobody' });
  const tokens = [
    newPreviewToken(),
    await storeLink({ ttlMs: -1000 }),
    revoked,
    toDeleted,
    byFormerStaff,
    '',
    'a/b',
  ];
  for (const token of tokens) {
    const query = `?token=${encodeURIComponent(token)}`;
    expect(await open(`/api/preview${query}`)).toEqual({ status: 200, ...PRIVATE, text: '{"preview":null}' });
    const { text, ...page } = await open(`/preview${query}`);
    expect([token, page]).toEqual([token, { status: 404, ...PRIVATE }]);
    expect(text).toContain('This link leads to no post');
  }
});
