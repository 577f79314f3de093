import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aListedPost, aPost, somePosts } from '#tests/factories/post.ts';
import type { Post } from './post.ts';
import {
  countCategories,
  latest,
  POSTS_PER_PAGE,
  type PostPage,
  type PostQuery,
  selectPostPage,
} from './post-list.ts';

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
    const page = pageOf(posts, { page: 9 });
    expect(page.page).toBe(3);
    expect(page.posts.map(({ title }) => title)).toEqual(['Number 13', 'Number 14']);
  });

  test('BLOG-06 without matches it is page 1 of 0', () => {
    const page = pageOf(posts, { page: 2, search: 'no such word' });
    expect(page).toMatchObject({ posts: [], page: 1, pageCount: 0, matchCount: 0, totalCount: 14 });
  });

  test('BLOG-02 all pages together contain every match exactly once, in order', () => {
    const somePostsLike = fc
      .array(fc.constantFrom('BIM', 'Process'), { maxLength: 40 })
      .map((categories) => categories.map((category) => aPost({ categories: [category] })));
    fc.assert(
      fc.property(somePostsLike, fc.constantFrom('', 'BIM', 'Process'), (all, category) => {
        const { pageCount } = pageOf(all, { category });
        const pages = Array.from({ length: pageCount }, (_, index) =>
          pageOf(all, { category, page: index + 1 }),
        );
        const matches = all.filter(({ categories }) => !category || categories.includes(category));
        const shown = pages.flatMap((page) => page.posts.map(({ slug }) => slug));
        expect(shown).toEqual(matches.map(({ slug }) => slug));
        for (const page of pages) {
          expect(page.posts.length).toBeGreaterThan(0);
          expect(page.posts.length).toBeLessThanOrEqual(POSTS_PER_PAGE);
        }
      }),
    );
  });
});

describe('search', () => {
  const posts = [
    aPost({ title: 'Reading an EPD', content: '<p>Modules A1 to <strong>D</strong></p>' }),
    aPost({ title: 'Units', content: '<p class="epd-note">Watts &amp; kelvins</p>' }),
    aPost({ title: 'Clocks', content: '<p>The takt of an epd office</p>' }),
  ];

  test('BLOG-03 search matches title or content, case-insensitively', () => {
    expect(titlesOf(posts, { search: 'ePd' })).toEqual(['Reading an EPD', 'Clocks']);
  });

  test('BLOG-03 search covers the text of the content, not its markup', () => {
    expect(titlesOf(posts, { search: 'a1 to d' })).toEqual(['Reading an EPD']);
    expect(titlesOf(posts, { search: 'watts & kelvins' })).toEqual(['Units']);
    expect(titlesOf(posts, { search: 'strong' })).toEqual([]);
  });

  test('BLOG-03 white space around the search is ignored; white space alone matches everything', () => {
    expect(titlesOf(posts, { search: '  units ' })).toEqual(['Units']);
    expect(titlesOf(posts, { search: '   ' })).toHaveLength(3);
  });

  test('BLOG-03 search ignores accents in both the query and the posts', () => {
    const accented = [aPost({ title: 'Żółć', content: '<p>Die W&auml;rme, d&#228;mmt: 0,2 W/m²K</p>' })];
    for (const search of ['zolc', 'ŻÓŁĆ', 'damm', 'dämm', 'w/m2k', 'w/m²k']) {
      expect(titlesOf(accented, { search }), search).toEqual(['Żółć']);
    }
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

test('HOME-08 the newest posts are the first in the list, up to the requested number', () => {
  const posts = somePosts(14, (index) => ({ title: `Number ${index + 1}` })).map(aListedPost);
  expect(latest(posts, 2).map(({ title }) => title)).toEqual(['Number 1', 'Number 2']);
  expect(latest(posts, 20)).toHaveLength(14);
});
