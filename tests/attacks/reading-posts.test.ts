import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { PROJECT_ID } from '../../local/project.ts';
import { postResponseSchema } from '../../src/domain/posts/post-responses.ts';
import { deletePost, storePost } from '../functions/stored-posts.ts';

const SITE = localUrl(PORTS.hosting);
const DOCUMENTS = `${localUrl(PORTS.firestore)}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
const RUN = randomUUID();
const [PLAIN, DRAFT] = [`plain-${RUN}`, `draft-${RUN}`] as const;

/** Texts that were slow to read once. */
const HOSTILE: Readonly<Record<string, string>> = {
  'open tags': '<a'.repeat(20_000),
  'nested spans': `${'<span>'.repeat(4000)}x${'</span>'.repeat(4000)}`,
  'unclosed lists': '<ul><li>'.repeat(5000),
  'broken comments': '<!--'.repeat(10_000),
  'one long attribute': `<p title="${'&amp;'.repeat(30_000)}">x</p>`,
};

beforeAll(async () => {
  let number = 0;
  for (const content of Object.values(HOSTILE))
    await storePost(`hostile-${RUN}-${++number}`, { title: 'Hostile', content });
  await storePost(DRAFT, { title: 'A secret draft', content: '<p>x</p>', published: false });
  await storePost(PLAIN, {
    title: `Plain ${RUN}`,
    content: '<p>Plain words</p>',
    authorId: 'uid-of-the-author',
  });
  await vi.waitUntil(async () => (await fetch(`${SITE}/blog/${PLAIN}`)).status === 200, { timeout: 60_000 });
});
afterAll(async () => {
  for (let number = 1; number <= Object.keys(HOSTILE).length; number++)
    await deletePost(`hostile-${RUN}-${number}`);
  for (const slug of [PLAIN, DRAFT]) await deletePost(slug);
});

function query(body: object): Promise<Response> {
  return fetch(`${DOCUMENTS}:runQuery`, { method: 'POST', body: JSON.stringify({ structuredQuery: body }) });
}

/** Reads a document as the web SDKs do. */
async function get(path: string): Promise<number> {
  const name = `${DOCUMENTS.slice(DOCUMENTS.indexOf('projects/'))}/${path}`;
  const body = JSON.stringify({ documents: [name] });
  return (await fetch(`${DOCUMENTS}:batchGet`, { method: 'POST', body })).status;
}

test('SAFE-03 a stranger reads one published post by its id, and can neither list, count nor read drafts', async () => {
  expect(await get(`posts/${PLAIN}`)).toBe(200);
  expect(await get(`posts/${DRAFT}`)).toBe(403);
  expect((await fetch(`${DOCUMENTS}/posts`)).status).toBe(403);
  const from = [{ collectionId: 'posts' }];
  const published = {
    fieldFilter: { field: { fieldPath: 'published' }, op: 'EQUAL', value: { booleanValue: true } },
  };
  for (const attempt of [{ from }, { from, limit: 2 }, { from, where: published }]) {
    expect((await query(attempt)).status).toBe(403);
  }
  for (const collection of ['outbox', 'limits', 'staff']) {
    expect((await fetch(`${DOCUMENTS}/${collection}`)).status).toBe(403);
  }
});

test('SAFE-03 the response with a post contains no account', async () => {
  const text = await (await fetch(`${SITE}/api/post?slug=${PLAIN}`)).text();
  expect(postResponseSchema.parse(JSON.parse(text)).post?.title).toBe(`Plain ${RUN}`);
  expect(text).not.toMatch(/authorId|uid-of-the-author/);
});

test('SAFE-04 posts that take long to parse are rendered and listed', async () => {
  for (let number = 1; number <= Object.keys(HOSTILE).length; number++) {
    expect((await fetch(`${SITE}/blog/hostile-${RUN}-${number}`)).status).toBe(200);
  }
  const response = await fetch(`${SITE}/api/posts?search=hostile`);
  expect(((await response.json()) as { matchCount: number }).matchCount).toBeGreaterThanOrEqual(5);
});
