import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { BIN_RETENTION_MS } from '#domain/posts/revision.ts';
import { firestore } from '../firestore.ts';

/** How many deletions a run handles at most. */
const LIMIT = 200;

/**
 * Deletes the revisions of posts that have been in the bin for 30 days, and the expired deletion records of posts that were
 * restored since. Returns how many revisions were deleted. Throws when Firestore cannot be reached; the next run continues.
 */
export async function emptyBin(now = Date.now()): Promise<number> {
  const revisions = firestore().collection('revisions');
  const expiredUntil = now - BIN_RETENTION_MS;
  const expired = await revisions
    .where('deleted', '==', true)
    .where('at', '<=', Timestamp.fromMillis(expiredUntil))
    .orderBy('at', 'desc')
    .limit(LIMIT)
    .get();
  let count = 0;
  for (const postId of new Set(expired.docs.map((deletion) => deletion.get('postId') as string))) {
    const [post, { docs }] = await Promise.all([
      firestore().collection('posts').doc(postId).get(),
      revisions.where('postId', '==', postId).select('deleted', 'at').get(),
    ]);
    const isExpired = (doc: QueryDocumentSnapshot) =>
      doc.get('deleted') === true && doc.get('at').toMillis() <= expiredUntil;
    // A post that was restored, and perhaps deleted again, keeps its history.
    const isKept = post.exists || docs.some((doc) => doc.get('deleted') === true && !isExpired(doc));
    const toDelete = isKept ? docs.filter(isExpired) : docs;
    for (const { ref } of toDelete) await ref.delete();
    count += toDelete.length;
  }
  return count;
}
