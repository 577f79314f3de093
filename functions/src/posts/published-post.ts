import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { isPublished, type Post, postSchema } from '#domain/posts/post.ts';
import {
  AUTHOR_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  IMAGE_URL_MAX_LENGTH,
  MAX_CATEGORIES,
  SEARCH_DESCRIPTION_MAX_LENGTH,
  SEARCH_TITLE_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '#domain/posts/post-entry.ts';

/** Returns a stored post if it is published and valid, otherwise undefined. */
export function parsePublished(document: DocumentSnapshot): Post | undefined {
  const data = document.data();
  return data && isPublished(data) ? parsePost(document) : undefined;
}

/** Returns a stored post if it is valid, published or not, otherwise undefined. */
export function parsePost(document: DocumentSnapshot): Post | undefined {
  const data = document.data() ?? {};
  const date = data.date instanceof Timestamp ? data.date.toDate() : data.date;
  const { success, data: post, error } = postSchema.safeParse({ ...data, date, id: document.id });
  if (success) return { ...post, ...withinLimits(post) };
  // Staff see the same problems in their list of posts, where they can fix them.
  logger.error('A post does not match the schema and is skipped', { id: document.id, issues: error.issues });
  return undefined;
}

/** Applies the limits of firestore.rules, which other programs bypass. The lists of all posts must fit into memory. */
function withinLimits(post: Post): Partial<Post> {
  const { title, authorName, categories, image } = post;
  return {
    title: cut(title, TITLE_MAX_LENGTH),
    authorName: cut(authorName, AUTHOR_MAX_LENGTH),
    categories: categories.slice(0, MAX_CATEGORIES).map((name) => cut(name, CATEGORY_MAX_LENGTH)),
    image: image.length > IMAGE_URL_MAX_LENGTH ? DEFAULT_POST_IMAGE : image,
    excerpt: cut(post.excerpt, EXCERPT_MAX_LENGTH),
    searchTitle: cut(post.searchTitle, SEARCH_TITLE_MAX_LENGTH),
    searchDescription: cut(post.searchDescription, SEARCH_DESCRIPTION_MAX_LENGTH),
  };
}

/** Cuts a text to a length in UTF-16 code units, without splitting a character (a surrogate pair). */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}

/** The last write time of a document in microseconds since 1970, which is Firestore's full precision. */
export function lastWritten({ updateTime }: Pick<DocumentSnapshot, 'updateTime'>): number {
  if (!updateTime) throw new Error('The document does not exist');
  return updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1000);
}
