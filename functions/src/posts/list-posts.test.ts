import { expect, test } from 'vitest';
import { anIndexedPost } from '../../../tests/factories/indexed-post.ts';
import { listPosts } from './list-posts.ts';

const posts = Array.from({ length: 14 }, (_, index) =>
  anIndexedPost({
    slug: `number-${index + 1}`,
    title: `Number ${index + 1}`,
    categories: [index < 8 ? 'BIM' : 'EPD'],
  }),
);

function list(query: string) {
  return listPosts(posts, new URLSearchParams(query));
}

test.each(['page=2&search=word', 'latest=10', 'related=a-slug-of-the-usual-length-7'])(
  'DATA-03 with 10,000 posts the list of %s is at most 6 KB',
  (query) => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      anIndexedPost({
        slug: `a-slug-of-the-usual-length-${index}`,
        title: `${index} ${'a title of sixty characters '.repeat(2)}`,
        content: `<p>${'word '.repeat(100)}</p>`,
        categories: [`Category ${index % 20}`],
      }),
    );
    const json = JSON.stringify(listPosts(many, new URLSearchParams(query)));
    expect(json.length).toBeGreaterThan(1024);
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(6 * 1024);
  },
);

test('HOME-08 POST-04 a list has the newest posts, or those related to a post', () => {
  expect(list('latest=10')).toMatchObject({ posts: Array(10).fill({}) });
  expect(list('related=number-2')).toMatchObject({
    related: [{ title: 'Number 1' }, { title: 'Number 3' }, { title: 'Number 4' }],
    previous: { title: 'Number 3' },
    next: { title: 'Number 1' },
  });
});

test.each([
  ...['page=0', 'page=-1', 'page=1.5', 'page=two', 'page=', 'page=1000000', 'page=1&page=2'].map((query) => [
    query,
    'page must be a whole number from 1 to 999999.',
  ]),
  ['latest=11', 'latest must be a whole number from 1 to 10.'],
  ...[`search=${'a'.repeat(101)}`, 'search=a&search=b'].map((query) => [
    query,
    'search must be given once, with at most 100 characters.',
  ]),
  [`category=${'a'.repeat(101)}`, 'category must be given once, with at most 100 characters.'],
])('the invalid query %s is refused', (query = '', error) => {
  expect(list(query)).toEqual({ error });
});

test.each(['search=%00', 'search=%ff', 'search=.*%5B', 'category=no+such', `search=${'a'.repeat(100)}`])(
  'BLOG-06 %s finds nothing',
  (query) => {
    expect(list(query)).toMatchObject({ posts: [], page: 1, pageCount: 0, totalCount: 14 });
  },
);
