import {
  collection,
  type DocumentReference,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import type { Post } from '#domain/posts/post.ts';
import { BIN_RETENTION_MS, keptFields } from '#domain/posts/revision.ts';
import { readStoredPost, type StoredFields } from '#domain/posts/stored-post.ts';
import { signedIn } from './auth.ts';
import { firestore } from './firestore.ts';

/* Revisions of posts. The rules demand one with each save, and with the deletion of a post; nobody changes them. */

/** A post as it was saved, or as it was when it was deleted. */
export interface Revision {
  readonly id: string;
  readonly at: Date;
  /** The email address of the person who saved or deleted it. */
  readonly who: string;
  readonly post: Post;
  readonly isDeletion: boolean;
}

/** Adds the revision of a change, under the id of its entry in the audit trail. `from` is the id of a deletion that it undoes. */
export function addRevision(
  transaction: Transaction,
  entry: DocumentReference,
  postId: string,
  { fields, ...origin }: { readonly fields: StoredFields; readonly deleted?: true; readonly from?: string },
): void {
  const { uid, email } = signedIn();
  const revision = { postId, at: serverTimestamp(), uid, who: email, post: keptFields(fields), ...origin };
  transaction.set(doc(entry.firestore, 'revisions', entry.id), revision);
}

/** The newest revisions of a post, at most `max`. Throws as the functions of staff-posts.ts do. */
export async function readRevisions(postId: string, max: number): Promise<Revision[]> {
  const all = collection(await firestore(), 'revisions');
  const newest = query(all, where('postId', '==', postId), orderBy('at', 'desc'), limit(max));
  const { docs } = await getDocs(newest);
  return docs.map(toRevision);
}

/** The posts that were deleted within 30 days and not restored since: each as it was last deleted, latest first, up to fifty. */
export async function readBin(): Promise<Revision[]> {
  const database = await firestore();
  const since = Timestamp.fromMillis(Date.now() - BIN_RETENTION_MS);
  const deleted = query(
    collection(database, 'revisions'),
    where('deleted', '==', true),
    where('at', '>', since),
    orderBy('at', 'desc'),
    limit(50),
  );
  const { docs } = await getDocs(deleted);
  const byPost = new Map<string, QueryDocumentSnapshot>();
  for (const deletion of docs) {
    const id: string = deletion.get('postId');
    if (!byPost.has(id)) byPost.set(id, deletion);
  }
  const posts = await Promise.all([...byPost.keys()].map((id) => getDoc(doc(database, 'posts', id))));
  return [...byPost.values()].filter((_, index) => !posts[index]?.exists()).map(toRevision);
}

function toRevision(revision: QueryDocumentSnapshot): Revision {
  const { at, who, postId, post, deleted = false } = revision.data();
  const { post: savedPost } = readStoredPost(postId, withDates(post));
  return { id: revision.id, at: at.toDate(), who, post: savedPost, isDeletion: deleted };
}

/** The fields of a document with dates in place of timestamps. */
export function withDates(fields: StoredFields): StoredFields {
  const entries = Object.entries(fields);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Timestamp ? value.toDate() : value]),
  );
}
