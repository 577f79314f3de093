import { Timestamp } from 'firebase/firestore/lite';
import type { Changes } from './post-fixtures.ts';

interface WrongPost {
  readonly why: string;
  readonly changes: Changes;
}

const VALUES = {
  'a number': 7,
  'a text': 'text',
  'a boolean': true,
  null: null,
  'a list': ['text'],
  'a map': { text: 'text' },
  'a time': Timestamp.fromMillis(0),
} as const;

/** The 13 fields of a post. */
const TYPES: Readonly<Record<string, keyof typeof VALUES>> = {
  slug: 'a text',
  postId: 'a text',
  title: 'a text',
  content: 'a text',
  authorId: 'a text',
  authorName: 'a text',
  published: 'a boolean',
  categories: 'a list',
  viewsCount: 'a number',
  likesCount: 'a number',
  imageUrl: 'a text',
  date: 'a time',
  image: 'a text',
};

/** Those that a post may lack. */
const OPTIONAL_TYPES: Readonly<Record<string, keyof typeof VALUES>> = {
  publishAt: 'a time',
  unpublishAt: 'a time',
  datedLater: 'a boolean',
  excerpt: 'a text',
  searchTitle: 'a text',
  searchDescription: 'a text',
};

const ofAnotherType: readonly WrongPost[] = Object.entries({ ...TYPES, ...OPTIONAL_TYPES }).flatMap(
  ([field, wanted]) =>
    Object.entries(VALUES)
      .filter(([type]) => type !== wanted)
      .map(([type, value]) => ({
        why: `${field} is ${type}`,
        changes: { [field]: value, ...(field in OPTIONAL_TYPES && { published: false }) },
      })),
);

export const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);

const DRAFT = { published: false };

/** Ten categories, one of which differs at a position. */
function categoriesWith(wrong: unknown, place: number): Changes {
  return { categories: Array.from({ length: 10 }, (_, index) => (index === place ? wrong : `c${index}`)) };
}

/** A picture of its own; `image` is the same. */
export function withPicture(address: string): Changes {
  return { imageUrl: address, image: address };
}

const PLACES = Array.from({ length: 10 }, (_, place) => place);

/** Never valid, regardless of the writer and the time. */
export const malformed: readonly WrongPost[] = [
  ...Object.keys(TYPES).map((field) => ({ why: `${field} is missing`, changes: { [field]: undefined } })),
  { why: 'a field is too many', changes: { featured: true } },
  ...ofAnotherType,
  { why: 'title is empty', changes: { title: '' } },
  { why: 'title of 201 characters', changes: { title: 'a'.repeat(201) } },
  { why: 'content is empty', changes: { content: '' } },
  { why: 'content of 204801 bytes', changes: { content: 'a'.repeat(204_801) } },
  {
    why: 'content of 102401 characters in 204801 bytes',
    changes: { content: `${'é'.repeat(102_400)}a` },
  },
  { why: 'authorName is empty', changes: { authorName: '' } },
  { why: 'authorName of 101 characters', changes: { authorName: 'a'.repeat(101) } },
  { why: 'authorId of 129 characters', changes: { authorId: 'a'.repeat(129) } },
  { why: 'postId of 1501 characters', changes: { postId: 'a'.repeat(1501) } },
  { why: 'slug is empty', changes: { slug: '' } },
  { why: 'slug of 201 characters', changes: { slug: 'a'.repeat(201) } },
  { why: 'slug with capitals', changes: { slug: 'A-Title' } },
  { why: 'slug with a slash', changes: { slug: 'a/title' } },
  { why: 'slug with a space', changes: { slug: 'a title' } },
  { why: '11 categories', changes: { categories: Array.from({ length: 11 }, (_, index) => `c${index}`) } },
  ...PLACES.flatMap((place) => [
    { why: `category ${place} of 41 characters`, changes: categoriesWith('a'.repeat(41), place) },
    { why: `category ${place} is empty`, changes: categoriesWith('', place) },
    { why: `category ${place} is a number`, changes: categoriesWith(7, place) },
  ]),
  { why: 'published with a time to be', changes: { publishAt: inHours(1) } },
  { why: 'to be published in 367 days', changes: { ...DRAFT, publishAt: inHours(367 * 24) } },
  { why: 'to be unpublished in 367 days', changes: { unpublishAt: inHours(367 * 24) } },
  { why: 'to end before it begins', changes: { ...DRAFT, publishAt: inHours(2), unpublishAt: inHours(1) } },
  { why: 'excerpt of 301 characters', changes: { excerpt: 'a'.repeat(301) } },
  { why: 'searchTitle of 71 characters', changes: { searchTitle: 'a'.repeat(71) } },
  { why: 'searchDescription of 201 characters', changes: { searchDescription: 'a'.repeat(201) } },
  { why: 'half a view', changes: { viewsCount: 0.5 } },
  { why: 'less than no views', changes: { viewsCount: -1 } },
  { why: 'half a like', changes: { likesCount: 0.5 } },
  { why: 'less than no likes', changes: { likesCount: -1 } },
  { why: 'imageUrl of 2001 characters', changes: withPicture(`https://example.org/${'a'.repeat(1981)}`) },
  { why: 'imageUrl is a script', changes: withPicture('javascript:alert(1)') },
  { why: 'imageUrl is data', changes: withPicture('data:image/png;base64,AAAA') },
  { why: 'imageUrl has no scheme', changes: withPicture('example.org/a.png') },
  { why: 'imageUrl has only the scheme', changes: withPicture('https://') },
  { why: 'imageUrl with a space', changes: withPicture('https://example.org/a b.png') },
  { why: 'imageUrl with a line break', changes: withPicture('https://example.org/a\nb.png') },
  { why: 'imageAlt of 301 characters', changes: { imageAlt: 'a'.repeat(301) } },
  { why: 'imageAlt is null', changes: { imageAlt: null } },
  { why: 'pictures are a text', changes: { pictures: 'a' } },
  { why: '2001 pictures', changes: { pictures: Array(2001).fill('a') } },
  { why: 'image is not imageUrl', changes: { imageUrl: 'https://example.org/a.png' } },
  { why: 'image is not the default', changes: { image: 'https://example.org/a.png' } },
];

/** Valid posts that no one may create like this. */
export const forged: readonly WrongPost[] = [
  { why: 'authorId of another person', changes: { authorId: 'staff-2' } },
  { why: 'a date in 367 days', changes: { date: inHours(367 * 24) } },
  { why: 'read once', changes: { viewsCount: 1 } },
  { why: 'liked five times', changes: { likesCount: 5 } },
  { why: 'postId of another', changes: { postId: 'another' } },
  { why: 'slug of another', changes: { slug: 'another' } },
];
