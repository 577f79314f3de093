import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  query,
  setDoc,
  Timestamp,
  where,
} from 'firebase/firestore/lite';
import { newPreviewToken, PREVIEW_LIFETIME_MS } from '#domain/posts/preview.ts';
import { signedIn } from './auth.ts';
import { firestore } from './firestore.ts';

/* Preview links of posts. As in staff-posts.ts, the rules refuse everyone but staff. */

/** A link that shows a post to anyone who has it. */
export interface PreviewLink {
  readonly token: string;
  readonly until: Date;
}

const previews = async () => collection(await firestore(), 'previews');

/** Makes a link to a stored post, published or not. */
export async function createPreview(postId: string): Promise<void> {
  const expireAt = Timestamp.fromMillis(Date.now() + PREVIEW_LIFETIME_MS);
  const link = { post: postId, createdBy: signedIn().uid, expireAt };
  await setDoc(doc(await previews(), newPreviewToken()), link);
}

/** The valid links to a post, the newest first. */
export async function readPreviews(postId: string): Promise<PreviewLink[]> {
  const { docs } = await getDocs(query(await previews(), where('post', '==', postId)));
  return docs
    .map((link): PreviewLink => ({ token: link.id, until: link.get('expireAt').toDate() }))
    .filter(({ until }) => until.getTime() > Date.now())
    .toSorted((one, other) => other.until.getTime() - one.until.getTime());
}

/** Ends a link at once. */
export async function revokePreview(token: string): Promise<void> {
  await deleteDoc(doc(await previews(), token));
}
