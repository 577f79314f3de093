import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import { postSchema } from './post.ts';
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

test('DATA-02 staff see what a nearly empty post lacks', () => {
  expect(readStoredPost('Xy12', { slug: 'units' })).toEqual({
    post: postSchema.parse({ id: 'Xy12', slug: 'units' }),
    problems: ['Date is missing', 'Title is required', 'Content is required', 'Author name is required'],
    canBeShown: true,
  });
});

test.each([
  ['slug', undefined, 'Address is missing'],
  ['slug', 7, 'Address must be 1 to 200 of the characters a to z, 0 to 9, - and _'],
  ['date', 'yesterday', 'Date is not a date'],
  ['title', ['Units'], 'Title is not text'],
  ['categories', ['BIM', 7], 'Categories are not a list of texts'],
  ['image', false, 'Image is not text'],
  ['published', 'yes', 'Published is neither true nor false, so the post counts as a draft'],
  ['postId', 7, 'Post ID is not text of up to 1500 characters'],
  ['authorId', null, 'Author ID is not text of up to 128 characters'],
  ['viewsCount', 'many', 'Number of views is not a whole number from 0'],
])('DATA-02 a post with %s %j is not shown, and staff are told why: %s', (field, value, problem) => {
  expect(read({ [field]: value })).toMatchObject({ problems: [problem], canBeShown: false });
});

test.each([
  ['slug', 'A-Title', 'Address must be 1 to 200 of the characters a to z, 0 to 9, - and _'],
  ['likesCount', 0.5, 'Number of likes is not a whole number from 0'],
  ['date', null, 'Date is missing'],
  ['title', '', 'Title is required'],
  ['imageUrl', '/images/wall.png', 'Image URL must be an address that begins with https://'],
])('DATA-02 a post with %s %j is shown, though staff could not save it: %s', (field, value, problem) => {
  expect(read({ [field]: value })).toMatchObject({ problems: [problem], canBeShown: true });
});

const [shown, other] = ['https://example.org/a.png', 'https://example.org/b.png'];

test.each<[string, StoredFields, StoredFields]>([
  ['a number as text', { title: 2026 }, { title: '2026' }],
  ['the categories that a text lists', { categories: 'BIM, Data' }, { categories: ['BIM', 'Data'] }],
  ['the categories that are text', { categories: ['BIM', 7] }, { categories: ['BIM'] }],
  ['no address that firestore.rules refuse', { slug: 'A-Title' }, { slug: '' }],
  ['the picture that readers see', { image: shown, imageUrl: other }, { image: shown, imageUrl: shown }],
  ['a date that is text', { date: '2019-05-01T08:00:00Z' }, { date: new Date('2019-05-01T08:00:00Z') }],
  ['no date for a text with a future date', { date: '9999-01-01' }, { date: null }],
  ['no date for a text that only looks like one', { date: '2019-99-99' }, { date: null }],
  ['zero for an invalid count', { viewsCount: -1, likesCount: '5' }, { viewsCount: 0, likesCount: 0 }],
  ['a draft if it is not clear whether it is published', { published: 'yes' }, { published: false }],
])('DATA-02 from a document with wrong fields, staff get %s', (_, fields, usable) => {
  expect(read(fields).post).toMatchObject(usable);
});

const editor = { slug: 'from-the-title', authorId: 'ann' };

test('DATA-02 an edit does not overwrite a valid slug, post id, author id or date', () => {
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
