import type { IncomingMessage } from 'node:http';
import { beforeEach, expect, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { currentRequest, QuotaError } from '../security/quota.ts';

const { getAll } = vi.hoisted(() => ({
  getAll: vi.fn<(path: string) => Promise<{ data: () => object | undefined }[]>>(),
}));
vi.mock('../firestore.ts', () => ({ firestore: () => ({ doc: (path: string) => path, getAll }) }));
const published = { ...anIndexedPost({ slug: 'units-of-today' }), id: 'units' };
vi.mock('./current-posts.ts', () => ({
  currentPosts: async () => [published],
  findIndexed: async (slug: string) => [published].find(({ summary }) => summary.slug === slug),
  findPost: async () => undefined,
}));

const { findPostOrRedirect } = await import('./addresses.ts');

const DOCUMENTS: Readonly<Record<string, object>> = {
  'addresses/units': { post: 'units' },
  'addresses/draft': { post: 'draft' },
  'posts/draft': {},
  'addresses/deleted': { post: 'deleted' },
  'addresses/campaign': { to: '/contact' },
  'addresses/imported': { to: '/blog/units-of-today' },
  'addresses/imported-early': { to: '/blog/units' },
  'addresses/to-deleted': { to: '/Blog/deleted' },
  'addresses/to-nothing': { to: '/blog/nothing' },
  'addresses/there': { to: '/blog/back' },
  'addresses/back': { to: '/blog/there' },
  'addresses/itself': { to: '/BLOG/itself' },
  'addresses/foreign': { to: '//evil.example' },
  'addresses/broken': { post: 7 },
};

beforeEach(() => {
  // A new minute: caches and counts start afresh.
  vi.setSystemTime(Date.now() + 120_000);
  getAll.mockReset().mockImplementation(async (path) => [{ data: () => DOCUMENTS[path] }]);
});

test.each([
  ['units', { movedTo: '/blog/units-of-today' }],
  ['draft', {}],
  ['deleted', { isGone: true }],
  ['campaign', { movedTo: '/contact' }],
  ['imported', { movedTo: '/blog/units-of-today' }],
  ['imported-early', { movedTo: '/blog/units-of-today' }],
  ['to-deleted', { isGone: true }],
  ['to-nothing', {}],
  ['there', {}],
  ['itself', {}],
  ['foreign', {}],
  ['broken', {}],
  ['nothing', {}],
])('STAFF-04 the address %s leads to %j', async (slug, destination) => {
  expect(await findPostOrRedirect(slug)).toEqual({ post: null, ...destination });
});

test('STAFF-04 an address is read once a minute, a malformed one never', async () => {
  for (let visit = 0; visit < 3; visit++) await findPostOrRedirect('nothing');
  expect(getAll).toHaveBeenCalledTimes(1);
  for (const slug of ['', 'Units', 'a/b', 'é', '__name__', 'a'.repeat(201)]) await findPostOrRedirect(slug);
  expect(getAll).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 60_000);
  await findPostOrRedirect('nothing');
  expect(getAll).toHaveBeenCalledTimes(2);
});

test('DAY-01 DAY-08 a visitor is refused after sixty addresses a minute, others are not, and all visitors together cost at most 3,000 reads', async () => {
  const asVisitor = (visitor: string, slug: string) =>
    currentRequest.run(
      {
        headers: { 'x-forwarded-for': `${visitor}, 104.198.56.253` },
        socket: {},
      } as unknown as IncomingMessage,
      () => findPostOrRedirect(slug),
    );
  for (let number = 0; number < 60; number++) await asVisitor('203.0.113.1', `guess-${number}`);
  await expect(asVisitor('203.0.113.1', 'units')).rejects.toThrow(QuotaError);
  const moved = { post: null, movedTo: '/blog/units-of-today' };
  expect(await asVisitor('203.0.113.2', 'units')).toEqual(moved);
  // Without a request only the total is counted.
  const reads = await Promise.allSettled(
    Array.from({ length: 3000 }, (_, number) => findPostOrRedirect(`all-${number}`)),
  );
  expect(reads.filter(({ status }) => status === 'rejected')).toHaveLength(61); // As many as were read before.
  expect(getAll).toHaveBeenCalledTimes(3000);
  vi.setSystemTime(Date.now() + 60_000);
  expect(await asVisitor('203.0.113.1', 'units')).toEqual(moved);
});

test('STAFF-04 while Firestore does not respond, addresses are not resolved', async () => {
  getAll.mockRejectedValueOnce(new Error('unavailable'));
  await expect(findPostOrRedirect('units')).rejects.toThrow('unavailable');
  expect(await findPostOrRedirect('units')).toMatchObject({ movedTo: '/blog/units-of-today' });
});
