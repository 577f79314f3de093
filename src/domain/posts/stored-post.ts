import { DEFAULT_POST_IMAGE } from './default-post-image.ts';
import { isPublished, type Post, postSchema } from './post.ts';
import { isWebUrl, postEntrySchema, splitCategories, toPostEntry } from './post-entry.ts';
import { isSlug } from './slug.ts';

/** The fields of a document in `posts`, which any program may have written; timestamps are dates. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A document in `posts` as staff see it. */
export interface StoredPost {
  /** The usable fields of the document. An invalid `slug` becomes ''; the image is the one that readers see. */
  readonly post: Post;
  /** What is missing or invalid, one sentence per field. */
  readonly problems: readonly string[];
  /** Whether the post is visible once published, because `postSchema` accepts it. */
  readonly canBeShown: boolean;
}

/** Reads a document with any content. Unusable fields are reported as problems, not errors. */
export function readStoredPost(id: string, fields: StoredFields): StoredPost {
  const post = usablePost(id, fields);
  return {
    post,
    problems: problemsOf(fields, post),
    canBeShown: postSchema.safeParse({ ...fields, id }).success,
  };
}

/** The maximum lengths: Firestore's of a document id, and Firebase Auth's of a uid. The same as in firestore.rules. */
const [POST_ID_MAX_LENGTH, UID_MAX_LENGTH] = [1500, 128];

type FixedFields = Pick<Post, 'slug' | 'postId' | 'authorId' | 'viewsCount' | 'likesCount' | 'date'>;

interface Editor {
  /** The slug for a post that has none. */
  readonly slug: string;
  /** The uid of the editor, who becomes the author of a post without one. */
  readonly authorId: string;
}

/**
 * Returns the fields that an edit must write in addition to the editable ones, so that firestore.rules accept it: those that
 * are missing or invalid. A `date` of null means now. The counts are always included, because JavaScript cannot tell 5 from
 * 5.0, which the rules refuse.
 */
export function repairedFixedFields(id: string, fields: StoredFields, editor: Editor): Partial<FixedFields> {
  const { viewsCount, likesCount, date } = usablePost(id, fields);
  return {
    ...(!isSlug(fields.slug) && { slug: editor.slug }),
    ...(!isId(fields.postId, POST_ID_MAX_LENGTH) && { postId: id }),
    ...(!isId(fields.authorId, UID_MAX_LENGTH) && { authorId: editor.authorId }),
    viewsCount,
    likesCount,
    ...(!(fields.date instanceof Date) && { date }),
  };
}

function usablePost(id: string, fields: StoredFields): Post {
  const imageUrl = isText(fields.image) && isWebUrl(fields.image) ? fields.image : toText(fields.imageUrl);
  return {
    id,
    slug: isSlug(fields.slug) ? fields.slug : '',
    postId: toText(fields.postId),
    title: toText(fields.title),
    content: toText(fields.content),
    authorId: toText(fields.authorId),
    authorName: toText(fields.authorName),
    published: isPublished(fields),
    categories: categoriesIn(fields.categories),
    viewsCount: isCount(fields.viewsCount) ? fields.viewsCount : 0,
    likesCount: isCount(fields.likesCount) ? fields.likesCount : 0,
    imageUrl,
    image: imageUrl || DEFAULT_POST_IMAGE,
    date: dateIn(fields.date),
    imageAlt: isText(fields.imageAlt) ? fields.imageAlt : undefined,
    pictures: Array.isArray(fields.pictures) ? fields.pictures.filter(isText) : undefined,
    publishAt: momentIn(fields.publishAt),
    unpublishAt: momentIn(fields.unpublishAt),
    datedLater: fields.datedLater === true || undefined,
    excerpt: toText(fields.excerpt),
    searchTitle: toText(fields.searchTitle),
    searchDescription: toText(fields.searchDescription),
  };
}

function toText(value: unknown): string {
  return isText(value) || typeof value === 'number' ? String(value) : '';
}

/** Also accepts comma-separated text, as left by an import. */
function categoriesIn(value: unknown): string[] {
  if (isText(value)) return splitCategories(value);
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Also accepts text that begins with yyyy-MM-dd, as left by an import, unless it is in the future, which the rules refuse. */
function dateIn(value: unknown): Date | null {
  if (value instanceof Date) return value;
  const time = isText(value) && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return time <= Date.now() ? new Date(time) : null;
}

function momentIn(value: unknown): Date | undefined {
  return value instanceof Date ? value : undefined;
}

/** The check for each field that is present, and the problem shown to staff if it fails. The same as in firestore.rules. */
const FIELD_CHECKS: Readonly<
  Record<Exclude<keyof Post, 'id'>, [isValid: (value: unknown) => boolean, problem: string]>
> = {
  slug: [isSlug, 'Address must be 1 to 200 of the characters a to z, 0 to 9, - and _'],
  date: [isDateOrNull, 'Date is not a date'],
  title: [isText, 'Title is not text'],
  content: [isText, 'Content is not text'],
  authorName: [isText, 'Author name is not text'],
  categories: [isTextList, 'Categories are not a list of texts'],
  imageUrl: [isText, 'Image URL is not text'],
  image: [isText, 'Image is not text'],
  published: [isBoolean, 'Published is neither true nor false, so the post counts as a draft'],
  postId: [(value) => isId(value, POST_ID_MAX_LENGTH), 'Post ID is not text of up to 1500 characters'],
  authorId: [(value) => isId(value, UID_MAX_LENGTH), 'Author ID is not text of up to 128 characters'],
  viewsCount: [isCount, 'Number of views is not a whole number from 0'],
  likesCount: [isCount, 'Number of likes is not a whole number from 0'],
  imageAlt: [isText, 'What the cover shows is not text'],
  pictures: [isTextList, 'The pictures that the post uses are not a list of texts'],
  publishAt: [isDateOrNull, 'The time to publish is not a time'],
  unpublishAt: [isDateOrNull, 'The time to unpublish is not a time'],
  datedLater: [isBoolean, 'The setting for a later date is neither true nor false'],
  excerpt: [isText, 'Excerpt is not text'],
  searchTitle: [isText, 'Headline for search is not text'],
  searchDescription: [isText, 'Description for search is not text'],
};

/** The problems of fields that must not be missing. All others have defaults (spec, section 3). */
const MISSING_PROBLEMS = { slug: 'Address is missing', date: 'Date is missing' } as const;

function problemsOf(fields: StoredFields, post: Post): string[] {
  const problems = new Map<string, string>();
  for (const [name, [isValid, problem]] of Object.entries(FIELD_CHECKS)) {
    if (fields[name] !== undefined && !isValid(fields[name])) problems.set(name, problem);
  }
  for (const [name, problem] of Object.entries(MISSING_PROBLEMS)) {
    if (fields[name] === undefined || fields[name] === null) problems.set(name, problem);
  }
  for (const { path, message } of postEntrySchema.safeParse(toPostEntry(post)).error?.issues ?? []) {
    const name = String(path[0]);
    if (!problems.has(name)) problems.set(name, message);
  }
  return [...problems.values()];
}

function isId(value: unknown, maxLength: number): value is string {
  return isText(value) && value.length <= maxLength;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextList(value: unknown): boolean {
  return Array.isArray(value) && value.every(isText);
}

function isBoolean(value: unknown): boolean {
  return typeof value === 'boolean';
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isDateOrNull(value: unknown): boolean {
  return value instanceof Date || value === null;
}
