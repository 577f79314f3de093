import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { BIN_RETENTION_MS } from '#domain/posts/revision.ts';
import { firestore } from '../firestore.ts';

/** The most deletions handled in one night. */
const LIMIT = 200;

/**
 * Deletes the revisions of posts that have been in the bin for 30 days, and the expired deletion records of posts that were
 * restored since. Returns how many revisions were deleted. Throws when Firestore cannot be reached; the next night goes on.
 */
export async function emptyBin(now = Date.now()): Promise<number> {
  const revisions = firestore().collection('revisions');
  const end = now - BIN_RETENTION_MS;
  const expired = await revisions
    .where('deleted', '==', true)
    .where('at', '<=', Timestamp.fromMillis(end))
    .orderBy('at', 'desc')
    .limit(LIMIT)
    .get();
  let count = 0;
  for (const postId of new Set(expired.docs.map((deletion) => deletion.get('postId') as string))) {
    const [post, { docs }] = await Promise.all([
      firestore().collection('posts').doc(postId).get(),
      revisions.where('postId', '==', postId).select('deleted', 'at').get(),
    ]);
    const isExpired = (each: QueryDocumentSnapshot) =>
      each.get('deleted') === true && each.get('at').toMillis() <= end;
    // A post that was restored, and perhaps deleted once more, keeps its history.
    const isKept = post.exists || docs.some((each) => each.get('deleted') === true && !isExpired(each));
    const toDelete = isKept ? docs.filter(isExpired) : docs;
    for (const { ref } of toDelete) await ref.delete();
    count += toDelete.length;
  }
  return count;
}
