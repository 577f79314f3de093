import * as z from 'zod/mini';
import { required } from '../contact/required.ts';
import { isTooComplex } from '../html/nesting.ts';
import { picturesIn } from '../pictures/library-picture.ts';
import { DEFAULT_POST_IMAGE } from './default-post-image.ts';
import { toEnteredTimes } from './entered-times.ts';
import type { Post } from './post.ts';
import { isReservedId, isSlug, slugify } from './slug.ts';

/** The limits of a post, the same as in firestore.rules. Lengths are in UTF-16 code units, the content in UTF-8 bytes. */
export const TITLE_MAX_LENGTH = 200;
const CONTENT_MAX_BYTES = 200 * 1024;
export const AUTHOR_MAX_LENGTH = 100;
export const IMAGE_URL_MAX_LENGTH = 2000;
const ALT_MAX_LENGTH = 300;
export const MAX_CATEGORIES = 10;
export const CATEGORY_MAX_LENGTH = 40;
export const EXCERPT_MAX_LENGTH = 300;
export const SEARCH_TITLE_MAX_LENGTH = 70;
export const SEARCH_DESCRIPTION_MAX_LENGTH = 200;

/** Splits categories at commas: trimmed, without empty and repeated ones. Of names that differ only in case the first stays. */
export function splitCategories(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  const byName = new Map<string, string>();
  for (const name of names.filter(Boolean)) {
    const key = name.toLowerCase();
    if (!byName.has(key)) byName.set(key, name);
  }
  return [...byName.values()];
}

/** The last part of the address. If it is empty, a new post gets one from its title, and a stored post keeps its own. */
const slug = z.string().check(
  z.overwrite(slugify),
  z.refine(
    (text) => text === '' || (isSlug(text) && !isReservedId(text)),
    'Address must not be longer than 200 characters, nor begin and end with __',
  ),
);

const title = z.string().check(
  z.trim(),
  required('Title is required'),
  z.maxLength(TITLE_MAX_LENGTH, {
    error: `Title must not be longer than ${TITLE_MAX_LENGTH} characters`,
    abort: true,
  }),
);

function optionalText(name: string, maximum: number) {
  return z
    .string()
    .check(z.trim(), z.maxLength(maximum, `${name} must not be longer than ${maximum} characters`));
}

/**
 * The form for a post (spec, section 5) as entered: all fields are strings, with comma-separated categories. The
 * content is already sanitised HTML. The first issue of a field is its error.
 */
export const postEntrySchema = z.object({
  title,
  content: z.string().check(
    z.trim(),
    required('Content is required'),
    z.refine(
      (html) => new TextEncoder().encode(html).length <= CONTENT_MAX_BYTES,
      'Content must not be larger than 200 KB',
    ),
    z.refine(
      (html) => !isTooComplex(html),
      'Content has too many elements, or nests them too deeply: readers would see it as plain text',
    ),
  ),
  authorName: z
    .string()
    .check(
      z.trim(),
      required('Author name is required'),
      z.maxLength(AUTHOR_MAX_LENGTH, `Author name must not be longer than ${AUTHOR_MAX_LENGTH} characters`),
    ),
  imageUrl: z.string().check(
    z.overwrite(completedUrl),
    z.refine((url) => url === '' || isWebUrl(url), {
      error: 'Image URL must be an address that begins with https://',
      abort: true,
    }),
    z.maxLength(IMAGE_URL_MAX_LENGTH, `Image URL must not be longer than ${IMAGE_URL_MAX_LENGTH} characters`),
  ),
  // Empty for a decorative cover, null until staff have decided.
  imageAlt: z.nullable(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(ALT_MAX_LENGTH, `What it shows must not be longer than ${ALT_MAX_LENGTH} characters`),
      ),
  ),
  categories: z.string().check(
    z.refine((text) => splitCategories(text).length <= MAX_CATEGORIES, {
      error: `Not more than ${MAX_CATEGORIES} categories`,
      abort: true,
    }),
    z.refine(
      (text) => splitCategories(text).every(({ length }) => length <= CATEGORY_MAX_LENGTH),
      `A category must not be longer than ${CATEGORY_MAX_LENGTH} characters`,
    ),
  ),
  excerpt: optionalText('Excerpt', EXCERPT_MAX_LENGTH),
  searchTitle: optionalText('Headline for search', SEARCH_TITLE_MAX_LENGTH),
  searchDescription: optionalText('Description for search', SEARCH_DESCRIPTION_MAX_LENGTH),
  slug,
  // entered-times.ts validates them, because it knows the stored times.
  date: z.string(),
  publishAt: z.string(),
  unpublishAt: z.string(),
});

/** The form for a new post, whose title must yield a slug. */
export const newPostEntrySchema = z.extend(postEntrySchema, {
  title: title.check(
    z.refine(
      makesSlug,
      'The title needs at least one letter (a–z) or digit; the web address is built from it',
    ),
  ),
});

/** The values entered in the form for a post. */
export type PostEntry = z.infer<typeof postEntrySchema>;

/** The values of an empty form. */
export const EMPTY_ENTRY: PostEntry = {
  title: '',
  content: '',
  authorName: '',
  imageUrl: '',
  imageAlt: null,
  categories: '',
  excerpt: '',
  searchTitle: '',
  searchDescription: '',
  slug: '',
  date: '',
  publishAt: '',
  unpublishAt: '',
};

function makesSlug(title: string): boolean {
  const slug = slugify(title);
  return /[a-z0-9]/.test(slug) && !isReservedId(slug);
}

/** An address without a scheme: a host with a dot, and a path. "cover.png" alone is the name of a file. */
const WITHOUT_SCHEME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?::\d+)?\/\S*$/i;

/** Completes a URL such as "example.org/x" with https://; returns anything else unchanged. */
export function completedUrl(text: string): string {
  const url = text.trim();
  return WITHOUT_SCHEME.test(url) ? `https://${url}` : url;
}

/** Whether a text is an http(s) URL, as the cover of a post must be. */
export function isWebUrl(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
}

/** The editable fields of a post. Their order is fixed, because hasSameContent compares them as JSON. */
const EDITABLE = [
  'title',
  'content',
  'authorName',
  'imageUrl',
  'image',
  'imageAlt',
  'categories',
  'pictures',
  'excerpt',
  'searchTitle',
  'searchDescription',
] as const;

/** The editable fields of a post. The others are its slug, author id, times and counts. */
export type PostFields = Pick<Post, (typeof EDITABLE)[number]>;

/** Converts the form's values to the editable fields of a post. */
export function toPostFields(entry: PostEntry): PostFields {
  const { content, imageUrl } = entry;
  const usedPictures = new Set(picturesIn(`${content} ${imageUrl}`).map(({ id }) => id));
  return editableFields({
    ...entry,
    image: imageUrl || DEFAULT_POST_IMAGE,
    imageAlt: imageUrl ? (entry.imageAlt ?? undefined) : undefined,
    categories: splitCategories(entry.categories),
    pictures: usedPictures.size > 0 ? [...usedPictures] : undefined,
  });
}

/** Picks the editable fields, always in the same order. */
function editableFields(post: PostFields): PostFields {
  return Object.fromEntries(EDITABLE.map((name) => [name, post[name]])) as PostFields;
}

/** Whether the editable fields of two posts are equal. */
export function hasSameContent(one: PostFields, other: PostFields): boolean {
  return JSON.stringify(editableFields(one)) === JSON.stringify(editableFields(other));
}

/** Converts a post to the form's values. */
export function toPostEntry(post: Post): PostEntry {
  const { title, content, authorName, imageUrl, excerpt, searchTitle, searchDescription } = post;
  const texts = { title, content, authorName, imageUrl, excerpt, searchTitle, searchDescription };
  return {
    ...texts,
    imageAlt: post.imageAlt ?? null,
    categories: post.categories.join(', '),
    slug: post.slug,
    ...toEnteredTimes(post),
  };
}
