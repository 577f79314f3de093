import { expect, test, vi } from 'vitest';
import { answerCard } from './answer-card.ts';

const POST = { slug: 'ü & ö', title: 'Title', authorName: 'Team', date: null };

function sources() {
  return {
    findPost: vi.fn(async (slug: string) => (slug === POST.slug ? POST : undefined)),
    draw: vi.fn(async () => Buffer.from('png')),
    logFailure: vi.fn(),
  };
}

test('ROUTE-03 the card of a post is a picture that is cached as briefly as the page of the post', async () => {
  const given = sources();
  expect(await answerCard('/cards/posts/%C3%BC%20%26%20%C3%B6.png', given)).toEqual({
    status: 200,
    type: 'image/png',
    headers: { 'Cache-Control': 'public, max-age=0, s-maxage=15, stale-while-revalidate=15' },
    body: Buffer.from('png'),
  });
  expect(given.draw).toHaveBeenCalledExactlyOnceWith(POST);
});

test('what is not published has no card, and nobody keeps that', async () => {
  const { status, headers } = await answerCard('/cards/posts/draft.png', sources());
  expect([status, headers]).toEqual([404, { 'Cache-Control': 'no-store' }]);
});

test.each([
  '/cards/posts/a',
  '/cards/posts/.png',
  '/cards/posts/a/b.png',
  '/cards/posts/%E0%A4%A.png',
  '/',
  '/x/cards/posts/a.png',
])('%s is no card; the database is not asked', async (path) => {
  const given = sources();
  expect((await answerCard(path, given)).status).toBe(404);
  expect(given.findPost).not.toHaveBeenCalled();
});

test.each(['findPost', 'draw'] as const)(
  'when %s fails it is logged, and tried again later',
  async (name) => {
    const given = sources();
    const failure = new Error('unavailable');
    given[name].mockRejectedValueOnce(failure);
    const { status, headers } = await answerCard('/cards/posts/%C3%BC%20%26%20%C3%B6.png', given);
    expect([status, headers]).toEqual([503, { 'Cache-Control': 'no-store', 'Retry-After': '300' }]);
    expect(given.logFailure).toHaveBeenCalledExactlyOnceWith('A share card could not be drawn', failure);
  },
);
