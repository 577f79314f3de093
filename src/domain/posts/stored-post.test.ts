import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { DEFAULT_POST_IMAGE } from './default-post-image.ts';
import { readStoredPost, repairedFixedFields, type StoredFields } from './stored-post.ts';

const { id: _, ...complete } = aPost({
  slug: 'units',
  postId: 'units',
  title: 'Units',
  viewsCount: 5,
  likesCount: 2,
  date: new Date('2025-11-03T09:00:00Z'),
});

/** Reads a complete post with these changes; undefined removes a field. */
function read(changes: StoredFields = {}) {
  return readStoredPost('units', { ...complete, ...changes });
}

test('DATA-02 a complete post is fully usable and has no problems', () => {
  expect(read()).toEqual({ post: { id: 'units', ...complete }, problems: [], canBeShown: true });
});

test('DATA-02 unknown fields are not a problem', () => {
  expect(read({ id: 7, featured: true })).toEqual(read());
});

test('DATA-02 for a nearly empty post readers see defaults, and staff see what is missing', () => {
  expect(readStoredPost('Xy12', { slug: 'units' })).toEqual({
    post: {
      id: 'Xy12',
      slug: 'units',
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
    },
    problems: ['Date is missing', 'Title is required', 'Content is required', 'Author name is required'],
    canBeShown: true,
  });
});

test.each([
  { field: 'slug', value: undefined, problem: 'Address is missing' },
  { field: 'slug', value: 7, problem: 'Address must be 1 to 200 of the characters a to z, 0 to 9, - and _' },
  { field: 'date', value: 'yesterday', problem: 'Date is not a date' },
  { field: 'title', value: ['Units'], problem: 'Title is not text' },
  { field: 'content', value: null, problem: 'Content is not text' },
  { field: 'authorName', value: { first: 'Ann' }, problem: 'Author name is not text' },
  { field: 'categories', value: 'BIM', problem: 'Categories are not a list of texts' },
  { field: 'categories', value: ['BIM', 7], problem: 'Categories are not a list of texts' },
  { field: 'imageUrl', value: null, problem: 'Image URL is not text' },
  { field: 'image', value: false, problem: 'Image is not text' },
  {
    field: 'published',
    value: 'yes',
    problem: 'Published is neither true nor false, so the post counts as a draft',
  },
  { field: 'postId', value: 7, problem: 'Post ID is not text of up to 1500 characters' },
  { field: 'authorId', value: null, problem: 'Author ID is not text of up to 128 characters' },
  { field: 'viewsCount', value: 'many', problem: 'Number of views is not a whole number from 0' },
  { field: 'likesCount', value: '5', problem: 'Number of likes is not a whole number from 0' },
])('DATA-02 a post is not shown, and staff are told why: $problem', ({ field, value, problem }) => {
  expect(read({ [field]: value })).toMatchObject({ problems: [problem], canBeShown: false });
});

test.each([
  {
    field: 'slug',
    value: 'A-Title',
    problem: 'Address must be 1 to 200 of the characters a to z, 0 to 9, - and _',
  },
  { field: 'viewsCount', value: -1, problem: 'Number of views is not a whole number from 0' },
  { field: 'likesCount', value: 0.5, problem: 'Number of likes is not a whole number from 0' },
  { field: 'date', value: null, problem: 'Date is missing' },
  { field: 'title', value: '', problem: 'Title is required' },
  {
    field: 'authorName',
    value: 'a'.repeat(101),
    problem: 'Author name must not be longer than 100 characters',
  },
  {
    field: 'imageUrl',
    value: '/images/wall.png',
    problem: 'Image URL must be an address that begins with https://',
  },
])('DATA-02 a post is shown, though staff could not save it so: $problem', ({ field, value, problem }) => {
  expect(read({ [field]: value })).toMatchObject({ problems: [problem], canBeShown: true });
});

test.each([
  { what: 'a number as text', stored: { title: 2026 }, usable: { title: '2026' } },
  {
    what: 'categories in one text',
    stored: { categories: 'BIM, Data' },
    usable: { categories: ['BIM', 'Data'] },
  },
  {
    what: 'the categories that are text',
    stored: { categories: ['BIM', 7] },
    usable: { categories: ['BIM'] },
  },
  { what: 'no address that firestore.rules refuse', stored: { slug: 'A-Title' }, usable: { slug: '' } },
  {
    what: 'the picture that readers see',
    stored: { image: 'https://example.org/a.png', imageUrl: 'https://example.org/b.png' },
    usable: { image: 'https://example.org/a.png', imageUrl: 'https://example.org/a.png' },
  },
  {
    what: 'a date that is text',
    stored: { date: '2019-05-01T08:00:00Z' },
    usable: { date: new Date('2019-05-01T08:00:00Z') },
  },
  { what: 'no date of text that is to come', stored: { date: '9999-01-01' }, usable: { date: null } },
  { what: 'no text that is merely like a date', stored: { date: '2019-99-99' }, usable: { date: null } },
  {
    what: 'no count that is none',
    stored: { viewsCount: -1, likesCount: '5' },
    usable: { viewsCount: 0, likesCount: 0 },
  },
  {
    what: 'a draft of what is neither published nor not',
    stored: { published: 'yes' },
    usable: { published: false },
  },
])('DATA-02 usable is $what', ({ stored, usable }) => {
  expect(read(stored).post).toMatchObject(usable);
});

const editor = { slug: 'from-the-title', authorId: 'ann' };

test('DATA-02 an edit does not write a valid slug, author id or date', () => {
  expect(repairedFixedFields('units', complete, editor)).toEqual({ viewsCount: 5, likesCount: 2 });
});

test('DATA-02 an edit repairs missing and invalid fields, and preserves usable ones', () => {
  expect(repairedFixedFields('Xy12', {}, editor)).toEqual({
    slug: 'from-the-title',
    postId: 'Xy12',
    authorId: 'ann',
    viewsCount: 0,
    likesCount: 0,
    date: null,
  });
  const wrong = { ...complete, slug: 'A-Title', postId: 7, authorId: 'a'.repeat(129), date: '2019-05-01' };
  expect(repairedFixedFields('Xy12', wrong, editor)).toEqual({
    slug: 'from-the-title',
    postId: 'Xy12',
    authorId: 'ann',
    viewsCount: 5,
    likesCount: 2,
    date: new Date('2019-05-01'),
  });
});
