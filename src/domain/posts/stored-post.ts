import { DEFAULT_POST_IMAGE, isPublished, type Post, postSchema } from './post.ts';
import { isWebAddress, postEntrySchema, splitCategories, toPostEntry } from './post-entry.ts';

/** The fields of a document of `posts`, whatever program wrote it; its timestamps as dates. */
export type StoredFields = Readonly<Record<string, unknown>>;

/** A document of `posts` as staff see it. */
export interface StoredPost {
  /** What is usable of the document. `slug` is '' where there is no valid one; the picture is the one that readers see. */
  readonly post: Post;
  /** What is missing or wrong, a sentence for each field. */
  readonly problems: readonly string[];
  /** Whether visitors can see the post once it is published: `postSchema` accepts it. */
  readonly canBeShown: boolean;
}

/** Reads a document of any content; what cannot be used of it is a problem and no error. */
export function readStoredPost(id: string, fields: StoredFields): StoredPost {
  const post = usablePost(id, fields);
  return {
    post,
    problems: problemsOf(fields, post),
    canBeShown: postSchema.safeParse({ ...fields, id }).success,
  };
}

type PostOrigin = Pick<Post, 'slug' | 'postId' | 'authorId' | 'viewsCount' | 'likesCount' | 'date'>;

interface Editor {
  /** The address for a post that has none. */
  readonly slug: string;
  /** The uid of who saves, to whom a post without an author falls. */
  readonly authorId: string;
}

/**
 * What an edit has to write of where a post is, whose it is, how often it was read and when it appeared, so that
 * firestore.rules accept it: what is missing or wrong of these; a `date` of null stands for now. The counts are always
 * there, since JavaScript cannot tell 5 from the 5.0 that the rules refuse.
 */
export function repairedOrigin(id: string, fields: StoredFields, editor: Editor): Partial<PostOrigin> {
  const { viewsCount, likesCount, date } = usablePost(id, fields);
  return {
    ...(!isSlug(fields.slug) && { slug: editor.slug }),
    ...(!isId(fields.postId, 1500) && { postId: id }),
    ...(!isId(fields.authorId, 128) && { authorId: editor.authorId }),
    viewsCount,
    likesCount,
    ...(!(fields.date instanceof Date) && { date }),
  };
}

function usablePost(id: string, fields: StoredFields): Post {
  const imageUrl = isPicture(fields.image) ? fields.image : textOf(fields.imageUrl);
  return {
    id,
    slug: isSlug(fields.slug) ? fields.slug : '',
    postId: textOf(fields.postId),
    title: textOf(fields.title),
    content: textOf(fields.content),
    authorId: textOf(fields.authorId),
    authorName: textOf(fields.authorName),
    published: isPublished(fields),
    categories: categoriesIn(fields.categories),
    viewsCount: isCount(fields.viewsCount) ? fields.viewsCount : 0,
    likesCount: isCount(fields.likesCount) ? fields.likesCount : 0,
    imageUrl,
    image: imageUrl || DEFAULT_POST_IMAGE,
    date: dateIn(fields.date),
  };
}

function textOf(value: unknown): string {
  return isText(value) || typeof value === 'number' ? String(value) : '';
}

/** Also those of an import that has left them as one text. */
function categoriesIn(value: unknown): string[] {
  if (isText(value)) return splitCategories(value);
  return Array.isArray(value) ? value.filter(isText) : [];
}

/** Also one that an import has left as text, unless it is still to come: the rules accept no such repair. */
function dateIn(value: unknown): Date | null {
  if (value instanceof Date) return value;
  const time = isText(value) && /^\d{4}-\d\d-\d\d/.test(value) ? Date.parse(value) : Number.NaN;
  return time <= Date.now() ? new Date(time) : null;
}

/** How each field has to be where it is there, and what staff read where it is not. As in firestore.rules. */
const FORMS: Readonly<
  Record<keyof Omit<Post, 'id'>, [isRight: (value: unknown) => boolean, problem: string]>
> = {
  slug: [isSlug, 'Address must be 1 to 200 of the characters a to z, 0 to 9, - and _'],
  date: [isDate, 'Date is not a date'],
  title: [isText, 'Title is not text'],
  content: [isText, 'Content is not text'],
  authorName: [isText, 'Author name is not text'],
  categories: [isTextList, 'Categories are not a list of texts'],
  imageUrl: [isText, 'Image URL is not text'],
  image: [isText, 'Image is not text'],
  published: [isBoolean, 'Published is neither true nor false, so the post counts as a draft'],
  postId: [(value) => isId(value, 1500), 'Post ID is not text of up to 1500 characters'],
  authorId: [(value) => isId(value, 128), 'Author ID is not text of up to 128 characters'],
  viewsCount: [isCount, 'Number of views is not a whole number from 0'],
  likesCount: [isCount, 'Number of likes is not a whole number from 0'],
};

/** Other fields may be missing: their defaults say so to readers, or say nothing (spec, section 3). */
const MISSING = { slug: 'Address is missing', date: 'Date is missing' } as const;

function problemsOf(fields: StoredFields, post: Post): string[] {
  const problems = new Map<string, string>();
  for (const [name, [isRight, problem]] of Object.entries(FORMS)) {
    if (fields[name] !== undefined && !isRight(fields[name])) problems.set(name, problem);
  }
  for (const [name, problem] of Object.entries(MISSING)) {
    if (fields[name] === undefined || fields[name] === null) problems.set(name, problem);
  }
  for (const { path, message } of postEntrySchema.safeParse(toPostEntry(post)).error?.issues ?? []) {
    const name = String(path[0]);
    if (!problems.has(name)) problems.set(name, message);
  }
  return [...problems.values()];
}

function isSlug(value: unknown): value is string {
  return isText(value) && /^[a-z0-9_-]{1,200}$/.test(value);
}

function isId(value: unknown, maximum: number): value is string {
  return isText(value) && value.length <= maximum;
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

function isDate(value: unknown): boolean {
  return value instanceof Date || value === null;
}

function isPicture(value: unknown): value is string {
  return isText(value) && isWebAddress(value);
}
