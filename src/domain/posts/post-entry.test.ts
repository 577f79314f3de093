import { expect, test } from 'vitest';
import { aPost } from '#tests/factories/post.ts';
import {
  EMPTY_ENTRY,
  hasSameContent,
  newPostEntrySchema,
  type PostEntry,
  postEntrySchema,
  splitCategories,
  toPostFields,
} from './post-entry.ts';

const entry: PostEntry = {
  ...EMPTY_ENTRY,
  title: 'One identifier per product',
  content: '<p>A passport needs one.</p>',
  authorName: 'Passport team',
  categories: 'Product passports, BIM',
};

function errorsOf(changes: Partial<PostEntry>): Record<string, string> {
  const parsed = postEntrySchema.safeParse({ ...entry, ...changes });
  return Object.fromEntries(
    (parsed.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

test('ADD-02 title, content and author are required', () => {
  expect(errorsOf({ title: ' ', content: '\n', authorName: '' })).toEqual({
    title: 'Title is required',
    content: 'Content is required',
    authorName: 'Author name is required',
  });
});

test.each(['not an address', 'cover.png', '/images/a.png', 'javascript:alert(1)', 'https://'])(
  'ADD-02 %j is not an image URL',
  (imageUrl) => {
    expect(errorsOf({ imageUrl })).toEqual({
      imageUrl: 'Image URL must be an address that begins with https://',
    });
  },
);

test.each([
  ['', ''],
  [' https://example.org/a?b=c ', 'https://example.org/a?b=c'],
  ['example.org/a.png', 'https://example.org/a.png'],
  [' www.example.org/a?b=c ', 'https://www.example.org/a?b=c'],
])('ADD-02 the image URL %j is accepted as %j', (imageUrl, accepted) => {
  const typed = { ...entry, title: ` ${entry.title} `, imageUrl };
  expect(postEntrySchema.parse(typed)).toEqual({ ...entry, imageUrl: accepted });
});

test('ADD-02 categories are split on commas and trimmed, without empty ones and duplicates', () => {
  expect(splitCategories(' BIM ,Data management,, BIM,')).toEqual(['BIM', 'Data management']);
  expect(splitCategories('BIM, bim, Test, TEST')).toEqual(['BIM', 'Test']);
  expect(splitCategories(' , ')).toEqual([]);
});

test('ADD-02 values at the limits of the database are accepted, and longer ones are refused', () => {
  const long = (length: number) => 'a'.repeat(length);
  const imageUrlOf = (length: number) => 'https://a.example/'.padEnd(length, 'a');
  const categories = Array.from({ length: 10 }, (_, index) => `${index}${long(39)}`).join(',');
  const atTheLimit = { title: long(200), authorName: long(100), content: long(200 * 1024), categories };
  expect(errorsOf(atTheLimit)).toEqual({});
  expect(errorsOf({ imageUrl: imageUrlOf(2000) })).toEqual({});
  expect(
    errorsOf({
      title: long(201),
      authorName: long(101),
      content: `${long(200 * 1024 - 1)}é`, // é has two bytes.
      categories: `${categories},x`,
      imageUrl: imageUrlOf(2001),
    }),
  ).toEqual({
    title: 'Title must not be longer than 200 characters',
    authorName: 'Author name must not be longer than 100 characters',
    content: 'Content must not be larger than 200 KB',
    categories: 'Not more than 10 categories',
    imageUrl: 'Image URL must not be longer than 2000 characters',
  });
  expect(errorsOf({ categories: long(41) })).toEqual({
    categories: 'A category must not be longer than 40 characters',
  });
});

test('STAFF-06 texts for search and lists are optional, and refused beyond the limits of the database', () => {
  const limits = { excerpt: 300, searchTitle: 70, searchDescription: 200 };
  const texts = (excess: number) =>
    Object.fromEntries(Object.entries(limits).map(([name, max]) => [name, 'a'.repeat(max + excess)]));
  expect(errorsOf(texts(0))).toEqual({});
  expect(errorsOf(texts(1))).toEqual({
    excerpt: 'Excerpt must not be longer than 300 characters',
    searchTitle: 'Headline for search must not be longer than 70 characters',
    searchDescription: 'Description for search must not be longer than 200 characters',
  });
});

test.each(['???', '指南', '- -', '_', '__id__'])(
  'ADD-03 a new post is refused with the title %j, which gives no usable slug; a stored post has one already',
  (title) => {
    expect(newPostEntrySchema.safeParse({ ...entry, title }).error?.issues).toMatchObject([
      { path: ['title'] },
    ]);
    expect(errorsOf({ title })).toEqual({});
  },
);

test('ADD-04 a post without an image has the default one', () => {
  expect(toPostFields(entry)).toMatchObject({
    imageUrl: '',
    image: '/images/post-default.svg',
    categories: ['Product passports', 'BIM'],
  });
  const picture = 'https://example.org/a.png';
  expect(toPostFields({ ...entry, imageUrl: picture })).toMatchObject({ imageUrl: picture, image: picture });
});

test('STAFF-02 a post says what its cover shows, and which pictures of the library it uses', () => {
  const folder = 'https://firebasestorage.googleapis.com/v0/b/a.test/o/pictures%2F';
  const [one, two] = ['a', 'b'].map((id) => `${folder}${id.repeat(20)}%2Fabcdef12-9x9%2F9.webp?alt=media`);
  const content = `<img src="${one}" alt=""><img src="${two}" alt="B"><img src="${one}" alt="">`;
  expect(toPostFields({ ...entry, content, imageUrl: `${two}`, imageAlt: '' })).toMatchObject({
    imageAlt: '',
    pictures: ['a'.repeat(20), 'b'.repeat(20)],
  });
  const { imageAlt, pictures } = toPostFields({ ...entry, imageUrl: '', imageAlt: 'A former cover' });
  expect({ imageAlt, pictures }).toEqual({});
  expect(errorsOf({ imageAlt: 'a'.repeat(301) })).toHaveProperty('imageAlt');
});

test('ADD-07 a stored post has changed if its editable fields differ, and not if it was only viewed', () => {
  const post = aPost({ title: 'Units', categories: ['BIM', 'Data'] });
  // The order of the fields differs as well: it comes from the database and does not matter.
  const isAsBefore = (fields: Partial<typeof post>) =>
    hasSameContent({ ...fields, ...post, ...fields }, post);
  expect(isAsBefore({ viewsCount: 7, likesCount: 1, published: false, date: null, slug: 'other' })).toBe(
    true,
  );
  expect(isAsBefore({ categories: ['BIM', 'Data'], content: post.content })).toBe(true);
  const changes: Partial<typeof post>[] = [
    { title: 'Measures' },
    { content: '' },
    { authorName: 'Other' },
    { imageUrl: 'a' },
    { image: 'a' },
    { imageAlt: 'a' },
    { pictures: ['a'] },
    { categories: ['Data', 'BIM'] },
    { excerpt: 'a' },
    { searchTitle: 'a' },
    { searchDescription: 'a' },
  ];
  for (const fields of changes) expect(isAsBefore(fields)).toBe(false);
});

test.each([
  ['', ''],
  ['  My New  Address ', 'my-new-address'],
  ['snake_case-stays', 'snake_case-stays'],
])('STAFF-04 the address %j becomes %j', (typed, slug) => {
  expect(postEntrySchema.parse({ ...entry, slug: typed }).slug).toBe(slug);
});

test.each(['a'.repeat(201), '__name__'])('STAFF-04 the address %s is refused', (slug) => {
  expect(errorsOf({ slug })).toHaveProperty('slug');
});
