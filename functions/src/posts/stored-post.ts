import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { isPublished, type Post, postSchema } from '#domain/posts/post.ts';

/** Returns a stored post if it is published and valid, otherwise undefined. */
export function toPublishedPost(document: DocumentSnapshot): Post | undefined {
  const data = document.data();
  if (!data || !isPublished(data)) return undefined;
  const date = data.date instanceof Timestamp ? data.date.toDate() : data.date;
  const { success, data: post, error } = postSchema.safeParse({ ...data, date, id: document.id });
  if (success) return post;
  // Staff see the same problems in their list of posts, where they can fix them.
  logger.error('A post does not match the schema and is skipped', { id: document.id, issues: error.issues });
  return undefined;
}

/** The last write time of a document in microseconds since 1970, which is Firestore's full precision. */
export function lastWritten({ updateTime }: QueryDocumentSnapshot): number {
  return updateTime.seconds * 1_000_000 + Math.floor(updateTime.nanoseconds / 1000);
}
