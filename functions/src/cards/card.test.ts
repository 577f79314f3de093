import { beforeEach, expect, test, vi } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { serveDuringTests } from '../../../tests/serve-during-tests.ts';
import '../every-request.ts';

const { findIndexed, drawCard } = vi.hoisted(() => ({ findIndexed: vi.fn(), drawCard: vi.fn() }));
vi.mock('../posts/current-posts.ts', () => ({ findIndexed }));
vi.mock('./draw-card.ts', () => ({ drawCard }));
vi.mock('virtual:site-headers', () => ({ default: {} }));

const { card } = await import('./card.ts');
const served = serveDuringTests('card', card);

const SLUG = 'ü & ö';

beforeEach(() => {
  const post = anIndexedPost({ slug: SLUG });
  findIndexed.mockReset().mockImplementation(async (slug) => (slug === SLUG ? post : undefined));
  drawCard.mockReset().mockResolvedValue(Buffer.from('png'));
});

async function open(path: string) {
  const { status, headers } = await fetch(served.url + path);
  return [status, headers.get('content-type')?.split(';')[0], headers.get('cache-control')];
}

test('ROUTE-03 a post’s card is an image, cached for as long as the post’s page, and a draft has none', async () => {
  const cached = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15';
  expect(await open('cards/posts/%C3%BC%20%26%20%C3%B6.png')).toEqual([200, 'image/png', cached]);
  expect(drawCard).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ slug: SLUG }));
  expect(await open('cards/posts/draft.png')).toEqual([404, 'application/json', 'no-store']);
});

test.each(['cards/posts/a', 'cards/posts/.png', 'cards/posts/a/b.png', ''])(
  '/%s is not the path of a card, so no post is looked up',
  async (path) => {
    expect((await open(path))[0]).toBe(404);
    expect(findIndexed).not.toHaveBeenCalled();
  },
);

test('DAY-01 one network may have sixty cards drawn in a minute; cards that are cached do not count', async () => {
  findIndexed.mockImplementation(async (slug) => anIndexedPost({ slug, title: 'Units' }));
  const statusOf = async (slug: number, visitor = '203.0.113.1') => {
    const headers = { 'X-Forwarded-For': `${visitor}, 198.51.100.7` };
    return (await fetch(`${served.url}cards/posts/${slug}.png`, { headers })).status;
  };
  for (let slug = 0; slug < 60; slug++) expect(await statusOf(slug)).toBe(200);
  expect([await statusOf(60), await statusOf(0), await statusOf(60, '203.0.113.2')]).toEqual([429, 200, 200]);
});
