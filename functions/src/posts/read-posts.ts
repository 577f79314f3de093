import {
  type DocumentSnapshot,
  FieldPath,
  type QueryDocumentSnapshot,
  type Timestamp,
} from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { postSchema } from '../../../src/domain/post.ts';
import { toListedPost } from '../../../src/domain/post-list.ts';
import { firestore } from '../firestore.ts';
import { type IndexedPost, type PostIndex, sortNewestFirst } from './post-index.ts';
import { SearchedText } from './searched-text.ts';
import { storedPost } from './stored-post.ts';

/** The fields of a post that lists need. */
export const LISTED_FIELDS = [
  'slug',
  'title',
  'content',
  'authorName',
  'published',
  'categories',
  'image',
  'date',
] as const;

/** A moment as the index tells it, in microseconds. */
export function toMicroseconds({ seconds, nanoseconds }: Timestamp): number {
  return seconds * 1_000_000 + Math.floor(nanoseconds / 1000);
}

/**
 * The index out of all published posts: as many billed reads. In the order of their ids, so that posts without a date
 * are among them; one after the other, so that they are never in memory all at once with everything they hold.
 */
export async function readAllPosts(): Promise<PostIndex> {
  const published = firestore().collection('posts').where('published', '==', true);
  const query = published.orderBy(FieldPath.documentId()).select(...LISTED_FIELDS);
  const posts: IndexedPost[] = [];
  // What changes while they are read is a change since then.
  let asOf: number | undefined;
  for await (const document of query.stream() as unknown as AsyncIterable<QueryDocumentSnapshot>) {
    asOf ??= toMicroseconds(document.readTime);
    const post = toIndexedPost(document);
    if (post) posts.push(post);
  }
  return { posts: sortNewestFirst(posts), asOf: asOf ?? Date.now() * 1000, applied: new Map() };
}

/** A stored post for the index; undefined for one that is not there, is not published, or does not fit the schema. */
export function toIndexedPost(document: DocumentSnapshot): IndexedPost | undefined {
  const stored = storedPost(document);
  if (stored.published !== true) return undefined;
  const parsed = postSchema.safeParse(stored);
  if (!parsed.success) {
    logger.error('A post does not fit the schema and is left out', { id: document.id });
    return undefined;
  }
  const { summary, text } = toListedPost(parsed.data);
  return {
    id: document.id,
    summary: { ...summary, excerpt: compact(summary.excerpt) },
    text: SearchedText.of(text),
  };
}

/** A copy that stands alone: a part of a text holds the whole one in memory. */
function compact(text: string): string {
  return Buffer.from(text).toString();
}
