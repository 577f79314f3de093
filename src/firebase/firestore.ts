import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  Timestamp,
  where,
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

/** Only published posts: the security rules refuse a query that asks for more. */
const isPublished = where('published', '==', true);

/**
 * The published posts, newest first; all of them without a `count`.
 *
 * @throws FirebaseError when Firestore cannot be reached or refuses
 */
export async function readPublishedPosts(count?: number): Promise<Post[]> {
  const newestFirst = query(await postsCollection(), isPublished, orderBy('date', 'desc'));
  return readPosts(count === undefined ? newestFirst : query(newestFirst, limit(count)));
}

/**
 * The published post with this slug, or undefined when there is none.
 *
 * @throws FirebaseError when Firestore cannot be reached or refuses
 */
export async function readPublishedPost(slug: string): Promise<Post | undefined> {
  const bySlug = query(await postsCollection(), isPublished, where('slug', '==', slug), limit(1));
  const [post] = await readPosts(bySlug);
  return post;
}

async function readPosts(posts: Query): Promise<Post[]> {
  const { docs } = await getDocs(posts);
  return docs.map(toPost).filter((post) => post !== undefined);
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
