import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase/firestore/lite';
import { type Post, postSchema } from '#domain/post.ts';
import { settings } from '#settings.ts';
import { firebaseApp } from './app.ts';

let database: Firestore | undefined;

async function firestore(): Promise<Firestore> {
  const app = await firebaseApp();
  if (!database) {
    database = getFirestore(app);
    if (settings.emulators) {
      connectFirestoreEmulator(database, '127.0.0.1', settings.emulators.firestorePort);
    }
  }
  return database;
}

/** The collection of posts. */
export async function postsCollection(): Promise<CollectionReference> {
  return collection(await firestore(), 'posts');
}

/** A stored document as the domain knows it. One that does not fit is logged and left out: it must not take the list down. */
export function toPost(document: QueryDocumentSnapshot): Post | undefined {
  const data = document.data();
  const date = data.date instanceof Timestamp ? data.date.toDate() : data.date;
  const parsed = postSchema.safeParse({ ...data, date, id: document.id });
  if (parsed.success) return parsed.data;
  console.error(`Post ${document.id} does not fit the schema`, parsed.error);
  return undefined;
}
