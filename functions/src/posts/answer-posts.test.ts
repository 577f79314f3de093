import { describe, expect, test } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { answerPosts } from './answer-posts.ts';
import { IndexKeeper } from './index-keeper.ts';

const posts = Array.from({ length: 14 }, (_, index) =>
  anIndexedPost({
    slug: `number-${index + 1}`,
    title: `Number ${index + 1}`,
    categories: [index < 8 ? 'BIM' : 'EPD'],
  }),
);
const newKeeper = () => new IndexKeeper({ refresh: async () => ({ posts, asOf: 0, applied: new Map() }) });
const keeper = newKeeper();

function ask(query: string) {
  return answerPosts(new URLSearchParams(query), keeper);
}

test('BLOG-02 without parameters it is the first page of all posts', async () => {
  const { status, body } = await ask('');
  expect(status).toBe(200);
  expect(body).toMatchObject({ page: 1, pageCount: 3, matchCount: 14, totalCount: 14 });
});

test('BLOG-02 page, category and search narrow it', async () => {
  expect((await ask('page=2&category=BIM')).body).toMatchObject({ page: 2, pageCount: 2, matchCount: 8 });
  expect((await ask('search=NUMBER+14')).body).toMatchObject({ posts: [{ title: 'Number 14' }] });
});

test('HOME-08 POST-04 it is the newest posts, or what goes with a post', async () => {
  expect((await ask('latest=10')).body).toMatchObject({ posts: Array(10).fill({}) });
  expect((await ask('related=number-2')).body).toMatchObject({
    related: [{ title: 'Number 1' }, { title: 'Number 3' }, { title: 'Number 4' }],
    previous: { title: 'Number 3' },
    next: { title: 'Number 1' },
  });
});

test('the CDN keeps an answer for a minute, but not one that is asked for after a save', async () => {
  const kept = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' };
  expect((await answerPosts(new URLSearchParams('page=1'), newKeeper())).headers).toEqual(kept);
  const afterSave = new URLSearchParams(`fresh=${Date.now()}`);
  expect((await answerPosts(afterSave, newKeeper())).headers).toEqual({ 'Cache-Control': 'no-store' });
});

test.each([
  [0, 60],
  [12_345, 48],
  [29_999, 31],
  [3_600_000, 10],
])('an index %i ms old is kept by the CDN for %i s', async (age, seconds) => {
  const current = async () => ({ posts, age });
  const aged = { current, currentAfter: current };
  const { headers } = await answerPosts(new URLSearchParams(), aged);
  expect(headers?.['Cache-Control']).toContain(`s-maxage=${seconds},`);
});

describe('a query that is none is refused and not kept', () => {
  const WHOLE = 'must be a whole number from 1 to';
  test.each([
    ['page=0', `page ${WHOLE} 999999.`],
    ['page=-1', `page ${WHOLE} 999999.`],
    ['page=1.5', `page ${WHOLE} 999999.`],
    ['page=two', `page ${WHOLE} 999999.`],
    ['page=', `page ${WHOLE} 999999.`],
    ['page=1000000', `page ${WHOLE} 999999.`],
    ['page=1&page=2', `page ${WHOLE} 999999.`],
    ['latest=11', `latest ${WHOLE} 10.`],
    ['fresh=0', `fresh ${WHOLE} 9007199254740991.`],
    [`search=${'a'.repeat(101)}`, 'search must be given once, with at most 100 characters.'],
    [`category=${'a'.repeat(101)}`, 'category must be given once, with at most 100 characters.'],
    ['search=a&search=b', 'search must be given once, with at most 100 characters.'],
  ])('%s', async (query, message) => {
    expect(await ask(query)).toEqual({ status: 400, headers: {}, body: { success: false, message } });
  });
});

test('what is not known of a query is left alone, and names of an object’s own are nothing', async () => {
  expect((await ask('utm_source=mail&constructor=x&__proto__=y')).body).toMatchObject({ matchCount: 14 });
});

test.each(['search=%00', 'search=%ff', 'search=.*%5B', 'category=no+such', `search=${'a'.repeat(100)}`])(
  'BLOG-06 %s finds nothing',
  async (query) => {
    expect((await ask(query)).body).toMatchObject({ posts: [], page: 1, pageCount: 0, totalCount: 14 });
  },
);
