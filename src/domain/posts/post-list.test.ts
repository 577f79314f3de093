import { describe, expect, test, vi } from 'vitest';
import { aListedPost, aPost, somePosts } from '#tests/factories/post.ts';
import type { Post } from './post.ts';
import { countCategories, type PostPage, type PostQuery, postsIn, selectPostPage } from './post-list.ts';

const everything: PostQuery = { page: 1, category: '', search: '' };

function pageOf(posts: readonly Post[], query: Partial<PostQuery>): PostPage {
  return selectPostPage(posts.map(aListedPost), { ...everything, ...query });
}

function titlesOf(posts: readonly Post[], query: Partial<PostQuery>): string[] {
  return pageOf(posts, query).posts.map(({ title }) => title);
}

describe('pages', () => {
  const posts = somePosts(14, (index) => ({ title: `Number ${index + 1}` }));

  test('BLOG-02 a page has 6 posts, in the given order', () => {
    expect(titlesOf(posts, { page: 2 })).toEqual([7, 8, 9, 10, 11, 12].map((number) => `Number ${number}`));
    expect(pageOf(posts, { page: 3 })).toMatchObject({
      page: 3,
      pageCount: 3,
      matchCount: 14,
      totalCount: 14,
    });
  });

  test('BLOG-08 a page past the end shows the last page that has posts', () => {
    expect(pageOf(posts, { page: 9 }).page).toBe(3);
    expect(titlesOf(posts, { page: 9 })).toEqual(['Number 13', 'Number 14']);
  });

  test('BLOG-06 a search without matches shows page 1 of 0', () => {
    const page = pageOf(posts, { page: 2, search: 'no such word' });
    expect(page).toMatchObject({ posts: [], page: 1, pageCount: 0, matchCount: 0, totalCount: 14 });
  });
});

describe('search', () => {
  const posts = [
    aPost({ title: 'Reading an EPD', content: '<p>Modules A1 to <strong>D</strong></p>' }),
    aPost({ title: 'Units', content: '<p class="epd-note">Watts &amp; kelvins</p>' }),
    aPost({ title: 'Clocks', content: '<p>The takt of an epd office, with a caf&#233;</p>' }),
  ];

  test.each([
    ['title and text, in any case', 'ePd', ['Reading an EPD', 'Clocks']],
    ['text across markup', 'a1 to d', ['Reading an EPD']],
    ['no markup', 'strong', []],
    ['text with entities, within white space', ' watts & kelvins ', ['Units']],
    ['everything for white space alone', '  ', ['Reading an EPD', 'Units', 'Clocks']],
    ['accents without them', 'cafe', ['Clocks']],
    ['accents with them', 'CAFÉ', ['Clocks']],
  ])('BLOG-03 search matches %s: "%s"', (_, search, titles) => {
    expect(titlesOf(posts, { search })).toEqual(titles);
  });
});

describe('categories', () => {
  const posts = [
    aPost({ title: 'Both', categories: ['Process', 'BIM', 'BIM'] }),
    aPost({ title: 'One', categories: ['BIM'] }),
    aPost({ title: 'None', categories: [] }),
  ];

  test('BLOG-04 each category has its count of posts, in alphabetical order, whatever is searched', () => {
    expect(pageOf(posts, { category: 'Process', search: 'zzz' }).categories).toEqual([
      { name: 'BIM', count: 2 },
      { name: 'Process', count: 1 },
    ]);
  });

  test('BLOG-04 of more than a hundred categories the most used ones are listed', () => {
    const many = somePosts(150, (index) => ({ categories: [`Category ${index}`] }));
    const counts = countCategories([...many, aPost({ categories: ['Category 7', 'Category 149'] })]);
    expect(counts).toHaveLength(100);
    expect(counts.filter(({ count }) => count === 2).map(({ name }) => name)).toEqual([
      'Category 149',
      'Category 7',
    ]);
  });

  test('BLOG-04 a category filters the posts, together with a search', () => {
    expect(titlesOf(posts, { category: 'BIM' })).toEqual(['Both', 'One']);
    expect(titlesOf(posts, { category: 'BI' })).toEqual([]);
    expect(titlesOf(posts, { category: 'BIM', search: 'both' })).toEqual(['Both']);
    expect(titlesOf(posts, {})).toEqual(['Both', 'One', 'None']);
  });
});

test('DAY-01 the listings of a list of posts are found once, and have the posts in their order', () => {
  const read = vi.fn((categories: readonly string[]) => categories);
  const posts = somePosts(3, (index) => ({ categories: index === 1 ? ['EPD'] : ['EPD', 'Épd', 'BIM'] })).map(
    aListedPost,
  );
  for (const { summary } of posts) {
    const { categories } = summary;
    Object.defineProperty(summary, 'categories', { get: () => read(categories) });
  }
  expect(postsIn(posts, { kind: 'category', slug: 'epd' })).toEqual(posts);
  expect(postsIn(posts, { kind: 'category', slug: 'bim' })).toEqual([posts[0], posts[2]]);
  read.mockClear();
  for (let number = 0; number < 9; number++) postsIn(posts, { kind: 'category', slug: `none-${number}` });
  expect(read).not.toHaveBeenCalled();
});
