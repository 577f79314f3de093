import { expect, test, vi } from 'vitest';
import { cardResponse } from './card-response.ts';

const POST = { slug: 'ü & ö', title: 'Title', categories: ['BIM'], authorName: 'Team', date: null };

function sources() {
  return {
    findPost: vi.fn(async (slug: string) => (slug === POST.slug ? POST : undefined)),
    draw: vi.fn(async () => Buffer.from('png')),
    logFailure: vi.fn(),
  };
}

test('ROUTE-03 a post’s card is an image, cached for as long as the post’s page, and a draft has none', async () => {
  const fakes = sources();
  expect(await cardResponse('/cards/posts/%C3%BC%20%26%20%C3%B6.png', fakes)).toEqual({
    status: 200,
    type: 'image/png',
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=15, stale-while-revalidate=15' },
    body: Buffer.from('png'),
  });
  expect(fakes.draw).toHaveBeenCalledExactlyOnceWith(POST);
  const ofDraft = await cardResponse('/cards/posts/draft.png', fakes);
  expect([ofDraft.status, ofDraft.headers]).toEqual([404, { 'Cache-Control': 'no-store' }]);
});

test.each([
  '/cards/posts/a',
  '/cards/posts/.png',
  '/cards/posts/a/b.png',
  '/cards/posts/%E0%A4%A.png',
  '/',
  '/x/cards/posts/a.png',
])('%s is not a card, and the database is not queried', async (path) => {
  const fakes = sources();
  expect((await cardResponse(path, fakes)).status).toBe(404);
  expect(fakes.findPost).not.toHaveBeenCalled();
});

test.each(['findPost', 'draw'] as const)(
  'when %s fails the error is logged, and the response has Retry-After',
  async (name) => {
    const fakes = sources();
    const failure = new Error('unavailable');
    fakes[name].mockRejectedValueOnce(failure);
    const { status, headers } = await cardResponse('/cards/posts/%C3%BC%20%26%20%C3%B6.png', fakes);
    expect([status, headers]).toEqual([503, { 'Cache-Control': 'no-store', 'Retry-After': '300' }]);
    expect(fakes.logFailure).toHaveBeenCalledExactlyOnceWith('A share card could not be drawn', failure);
  },
);
