import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveFunction } from '../../../tests/serve-function.ts';

const { findIndexed, drawCard, error } = vi.hoisted(() => ({
  findIndexed: vi.fn(),
  drawCard: vi.fn(),
  error: vi.fn(),
}));
vi.mock('../posts/current-posts.ts', () => ({ findIndexed }));
vi.mock('./draw-card.ts', () => ({ drawCard }));
vi.mock('firebase-functions/logger', () => ({ error }));

const { card } = await import('./card.ts');

const SLUG = 'ü & ö';
const PATH = '/cards/posts/%C3%BC%20%26%20%C3%B6.png';
let site: string;

beforeAll(async () => {
  const { server, port } = await serveFunction('card', card);
  site = `http://127.0.0.1:${port}`;
  return () => void server.close();
});
beforeEach(() => {
  const post = anIndexedPost({ slug: SLUG });
  findIndexed.mockReset().mockImplementation(async (slug) => (slug === SLUG ? post : undefined));
  drawCard.mockReset().mockResolvedValue(Buffer.from('png'));
  error.mockReset();
});

test.each([findIndexed, drawCard])(
  'where the post or its drawing is unavailable the error is logged, and the response has Retry-After',
  async (unavailable) => {
    const failure = new Error('unavailable');
    unavailable.mockReset().mockRejectedValue(failure);
    const { status, headers } = await fetch(site + PATH);
    const sent = [status, headers.get('cache-control'), headers.get('retry-after')];
    expect(sent).toEqual([503, 'no-store', '300']);
    expect(error).toHaveBeenCalledExactlyOnceWith('A share card could not be drawn', failure);
  },
);

test('ROUTE-03 a post’s card is an image, cached for as long as the post’s page, and a draft has none', async () => {
  const drawn = await fetch(site + PATH);
  expect([drawn.status, drawn.headers.get('content-type'), await drawn.text()]).toEqual([
    200,
    'image/png',
    'png',
  ]);
  expect(drawn.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=15, stale-while-revalidate=15',
  );
  expect(drawCard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: SLUG }));
  const ofDraft = await fetch(`${site}/cards/posts/draft.png`);
  expect([ofDraft.status, ofDraft.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each(['/cards/posts/a', '/cards/posts/.png', '/cards/posts/a/b.png', '/'])(
  '%s is not a card, and no post is looked for',
  async (path) => {
    expect((await fetch(site + path)).status).toBe(404);
    expect(findIndexed).not.toHaveBeenCalled();
  },
);
