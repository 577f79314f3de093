import { Timestamp } from 'firebase/firestore/lite';
import { type Changes, inHours, newPost, withPicture } from './post-fixtures.ts';

/** Changes that a test makes to a valid post, by their descriptions. */
type Posts = Readonly<Record<string, Changes>>;

const DRAFT = { published: false };
/** The rules allow times up to this far ahead. */
const MAX_HOURS_AHEAD = 366 * 24;

/** Every field that a post may have, with a value of its type. */
const COMPLETE: Changes = {
  ...newPost('a', { date: inHours(-1), publishAt: inHours(1), unpublishAt: inHours(2), datedLater: true }),
  ...{ excerpt: 'a', searchTitle: 'a', searchDescription: 'a', imageAlt: 'a', pictures: ['a'] },
};

/** A value of each type. */
const VALUES: Changes = {
  'a number': 7,
  'a text': 'text',
  'a boolean': true,
  null: null,
  'a list': ['text'],
  'a map': { text: 'text' },
  'a time': Timestamp.fromMillis(0),
};

const typeOf = (value: unknown) => Object(value).constructor;

const ofAnotherType: Posts = Object.fromEntries(
  Object.entries(COMPLETE).flatMap(([field, wanted]) =>
    Object.entries(VALUES)
      .filter(([, value]) => typeOf(value) !== typeOf(wanted))
      .map(([type, value]) => [`${field} is ${type}`, { ...DRAFT, [field]: value }]),
  ),
);

/** The minimum and maximum length of each text that staff choose, in characters of one byte. */
const LENGTHS: Readonly<Record<string, readonly [min: number, max: number]>> = {
  title: [1, 200],
  content: [1, 204_800],
  authorName: [1, 100],
  excerpt: [0, 300],
  searchTitle: [0, 70],
  searchDescription: [0, 200],
  imageAlt: [0, 300],
};

/** Posts with a text of a certain length in one field, for each field and each of its lengths. */
const textsOf = (lengths: (min: number, max: number) => readonly number[]): Posts =>
  Object.fromEntries(
    Object.entries(LENGTHS).flatMap(([field, [min, max]]) =>
      lengths(min, max).map((length) => [
        `${field} of ${length} characters`,
        { [field]: 'a'.repeat(length) },
      ]),
    ),
  );

const categoriesEndingIn = (count: number, last: unknown) => ({
  categories: [...Array.from({ length: count - 1 }, (_, index) => `c${index}`), last],
});

/** Valid, regardless of the writer and the time. */
export const valid: Posts = {
  'as it is': {},
  ...textsOf((min, max) => [min, max]),
  'content of 102400 characters in 204800 bytes': { content: 'é'.repeat(102_400) },
  'no categories': { categories: [] },
  '10 categories of 40 characters': { categories: Array(10).fill('a'.repeat(40)) },
  'a category of one character': { categories: ['a'] },
  'a draft': DRAFT,
  'to be published and unpublished within a year': {
    ...DRAFT,
    publishAt: inHours(1),
    unpublishAt: inHours(MAX_HOURS_AHEAD - 24),
    datedLater: true,
  },
  'published, with an end': { unpublishAt: inHours(1) },
  'a date of last year': { date: inHours(-MAX_HOURS_AHEAD) },
  'a date within a year': { date: inHours(MAX_HOURS_AHEAD - 24) },
  'a picture by https': withPicture('https://example.org/a.png?b=c%20d#e'),
  'a picture by http': withPicture('http://example.org/a.png'),
  'imageUrl of 2000 characters': withPicture(`https://example.org/${'a'.repeat(1980)}`),
  'pictures of the library': { pictures: ['a1b2c3d4e5f6a7b8c9d0'] },
};

/** Never valid, regardless of the writer and the time. */
export const malformed: Posts = {
  ...Object.fromEntries(
    Object.keys(newPost('a')).map((field) => [`${field} is missing`, { [field]: undefined }]),
  ),
  'one field too many': { featured: true },
  ...ofAnotherType,
  ...textsOf((min, max) => [...(min > 0 ? [0] : []), max + 1]),
  'content of 102401 characters in 204801 bytes': { content: `${'é'.repeat(102_400)}a` },
  'authorId of 129 characters': { authorId: 'a'.repeat(129) },
  'postId of 1501 characters': { postId: 'a'.repeat(1501) },
  'slug is empty': { slug: '' },
  'slug of 201 characters': { slug: 'a'.repeat(201) },
  'slug with capitals': { slug: 'A-Title' },
  'slug with a slash': { slug: 'a/title' },
  'slug with a space': { slug: 'a title' },
  '11 categories': categoriesEndingIn(11, 'c'),
  ...Object.fromEntries(
    [1, 10].flatMap((count) => [
      [`category ${count} of 41 characters`, categoriesEndingIn(count, 'a'.repeat(41))],
      [`category ${count} is empty`, categoriesEndingIn(count, '')],
      [`category ${count} is a number`, categoriesEndingIn(count, 7)],
      [`category ${count} has two lines`, categoriesEndingIn(count, 'a\nb')],
    ]),
  ),
  'published, with a time to be published': { publishAt: inHours(1) },
  'to be published in 367 days': { ...DRAFT, publishAt: inHours(MAX_HOURS_AHEAD + 24) },
  'to be unpublished in 367 days': { unpublishAt: inHours(MAX_HOURS_AHEAD + 24) },
  'to end before it begins': { ...DRAFT, publishAt: inHours(2), unpublishAt: inHours(1) },
  'half a view': { viewsCount: 0.5 },
  'a negative number of views': { viewsCount: -1 },
  'half a like': { likesCount: 0.5 },
  'a negative number of likes': { likesCount: -1 },
  'imageUrl of 2001 characters': withPicture(`https://example.org/${'a'.repeat(1981)}`),
  ...Object.fromEntries(
    [
      ...['javascript:alert(1)', 'data:image/png;base64,AAAA', 'example.org/a.png', 'https://'],
      ...['https://example.org/a b.png', 'https://example.org/a\nb.png'],
    ].map((url) => [`imageUrl is ${url}`, withPicture(url)]),
  ),
  '2001 pictures': { pictures: Array(2001).fill('a') },
  'image is not imageUrl': { imageUrl: 'https://example.org/a.png' },
  'image is not the default': { image: 'https://example.org/a.png' },
};

/** Well-formed posts that no one may create. */
export const forged: Posts = {
  'authorId of another person': { authorId: 'a writer' },
  'a date in 367 days': { date: inHours(MAX_HOURS_AHEAD + 24) },
  'viewed once': { viewsCount: 1 },
  'liked five times': { likesCount: 5 },
  'postId of another': { postId: 'another' },
  'slug of another': { slug: 'another' },
};
