import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  getDocs,
  orderBy,
  query,
  type Transaction,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Redirect } from '#domain/posts/redirects.ts';
import { firestore } from './firestore.ts';

/* The addresses that posts have or had, and redirects from other addresses. As in staff-posts.ts, the rules refuse everyone but
   staff. */

/** Adds the missing documents of a post’s addresses: another program may store a post without them. Skips empty addresses. */
export async function addMissingAddresses(
  transaction: Transaction,
  { firestore: database, id }: DocumentReference,
  slugs: readonly string[],
): Promise<void> {
  const references = [...new Set(slugs)].filter(Boolean).map((slug) => doc(database, 'addresses', slug));
  const found = await Promise.all(references.map((reference) => transaction.get(reference)));
  for (const address of found) if (!address.exists()) transaction.set(address.ref, { post: id });
}

/** The addresses that a post has or had. */
export async function readAddresses(postId: string): Promise<string[]> {
  const addresses = collection(await firestore(), 'addresses');
  const { docs } = await getDocs(query(addresses, where('post', '==', postId)));
  return docs.map(({ id }) => id);
}

/** All redirects from addresses that no post has: only these have `to`, and sorting by it leaves out all others. */
export async function readRedirects(): Promise<Redirect[]> {
  const { docs } = await getDocs(query(collection(await firestore(), 'addresses'), orderBy('to')));
  return docs.map((redirect) => ({ from: redirect.id, to: redirect.get('to') }));
}

/** Stores redirects, all or none. */
export async function addRedirects(redirects: readonly Redirect[]): Promise<void> {
  const database = await firestore();
  const batch = writeBatch(database);
  for (const { from, to } of redirects) batch.set(doc(database, 'addresses', from), { to });
  await batch.commit();
}

/** Removes a redirect, after which a post may have its address. */
export async function removeRedirect(from: string): Promise<void> {
  await deleteDoc(doc(await firestore(), 'addresses', from));
}
