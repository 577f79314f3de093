import { expect, test } from 'vitest';
import { DEFAULT_POST_IMAGE } from './default-post-image.ts';
import { authorOf, categoriesOf, isPublished, postSchema, titleOf } from './post.ts';

test('POST-01 a post needs only an id and a slug; the other fields have the defaults of the spec', () => {
  expect(postSchema.parse({ id: 'p1', slug: 'a-post' })).toEqual({
    id: 'p1',
    slug: 'a-post',
    postId: '',
    title: '',
    content: '',
    authorId: '',
    authorName: '',
    published: true,
    categories: [],
    viewsCount: 0,
    likesCount: 0,
    imageUrl: '',
    image: DEFAULT_POST_IMAGE,
    date: null,
    excerpt: '',
    searchTitle: '',
    searchDescription: '',
  });
});

test('STAFF-06 an invalid optional text does not hide the post', () => {
  const post = postSchema.parse({ id: 'p1', slug: 'a', excerpt: 7, searchTitle: 'Found' });
  expect(post).toMatchObject({ excerpt: '', searchTitle: 'Found' });
});

test.each([
  ['no slug', { id: 'p1' }],
  ['a title that is not a string', { id: 'p1', slug: 'a', title: 7 }],
  ['categories that are not a list', { id: 'p1', slug: 'a', categories: 'BIM' }],
  ['an invalid date', { id: 'p1', slug: 'a', date: 'yesterday' }],
])('POST-01 a document with %s is refused', (_, document) => {
  expect(postSchema.safeParse(document).success).toBe(false);
});

test('BLOG-05 POST-01 missing fields have a fallback text', () => {
  expect(titleOf({ title: 'Units' })).toBe('Units');
  expect(titleOf({ title: '' })).toBe('Untitled');
  expect(authorOf({ authorName: 'Data team' })).toBe('Data team');
  expect(authorOf({ authorName: '' })).toBe('Unknown');
  expect(categoriesOf({ categories: ['BIM', 'Process'] })).toBe('BIM, Process');
  expect(categoriesOf({ categories: [] })).toBe('No category');
});

test('DATA-02 a post is published by default, and any value other than true hides it', () => {
  expect(isPublished({})).toBe(true);
  expect(isPublished({ published: true })).toBe(true);
  for (const published of [false, null, 0, 1, '', 'true', 'no', []]) {
    expect(isPublished({ published })).toBe(false);
  }
});
