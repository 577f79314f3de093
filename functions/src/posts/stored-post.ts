import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isPublished, type Post, postSchema } from '../../../src/domain/posts/post.ts';

/** A published post as Firestore stores it; undefined for a draft, and for one that does not fit the schema. */
export function toPublishedPost(document: DocumentSnapshot): Post | undefined {
  const data = document.data();
  if (!data || !isPublished(data)) return undefined;
  const date = data.date instanceof Timestamp ? data.date.toDate() : data.date;
  const { success, data: post, error } = postSchema.safeParse({ ...data, date, id: document.id });
  if (success) return post;
  // Staff see the same in their list of posts, and can repair it there.
  logger.error('A post does not fit the schema and is left out', { id: document.id, issues: error.issues });
  return undefined;
}

/** When a document was last written, in microseconds since 1970: as exactly as Firestore stores it. */
export function lastWritten({ updateTime }: QueryDocumentSnapshot): number {
  return updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1000);
}
