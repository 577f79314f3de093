import { type DocumentSnapshot, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';

/** What is stored of a post as the schema of posts wants it: with its id, and with its date as a Date. */
export function storedPost(document: DocumentSnapshot): Readonly<Record<string, unknown>> {
  const data = document.data();
  const date = data?.date instanceof Timestamp ? data.date.toDate() : data?.date;
  return { ...data, date, id: document.id };
}

/**
 * The published post with this slug, with all of its fields or with some, or undefined when there is none. One billed
 * read.
 *
 * @throws Error when the database cannot be asked
 */
export async function findPublished(
  slug: string,
  ...fields: readonly string[]
): Promise<QueryDocumentSnapshot | undefined> {
  const posts = firestore().collection('posts');
  const query = posts.where('published', '==', true).where('slug', '==', slug).limit(1);
  const { docs } = await (fields.length > 0 ? query.select(...fields) : query).get();
  return docs[0];
}
