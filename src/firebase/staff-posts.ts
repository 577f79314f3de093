import {
  type CollectionReference,
  type DocumentReference,
  type DocumentSnapshot,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Post } from '#domain/post.ts';
import { haveSameWords, type PostWords } from '#domain/post-entry.ts';
import { postsCollection, toPost } from './firestore.ts';

/*
 * What staff do with posts, drafts included. The security rules refuse everybody else: every function here throws
 * FirebaseError `permission-denied` for them, and `unavailable` when Firestore cannot be reached. The SDK tries again what
 * the network has lost, and so do people: what an attempt without an answer has stored already counts as stored.
 */

const BATCH = 10;

/**
 * With every write of a post goes a record that it was changed, in one step: the rules want it, and the function `posts`
 * finds by it what its lists have to show anew.
 */
function recordOf(posts: CollectionReference, id: string): DocumentReference {
  return doc(posts.firestore, 'postChanges', id);
}

const now = () => ({ at: serverTimestamp() });

/** Some posts, and how to get the older ones after them. */
export interface PostBatch {
  readonly posts: readonly Post[];
  readonly more?: () => Promise<PostBatch>;
}

/** All posts, the newest first, by tens: as many of these at once as are asked for. */
export async function readAllPosts(tens: number, after?: DocumentSnapshot): Promise<PostBatch> {
  const count = tens * BATCH;
  const newest = query(await postsCollection(), orderBy('date', 'desc'), limit(count));
  const { docs } = await getDocs(after ? query(newest, startAfter(after)) : newest);
  const last = docs.length === count ? docs.at(-1) : undefined;
  const posts = docs.map(toPost).filter((post) => post !== undefined);
  return { posts, ...(last && { more: () => readAllPosts(1, last) }) };
}

/** The post with this id, or undefined when there is none. */
export async function readAnyPost(id: string): Promise<Post | undefined> {
  const found = await getDoc(doc(await postsCollection(), id));
  return found.exists() ? toPost(found) : undefined;
}

/** Whether a post has this slug already. Visitors see published posts only, and so does their question. */
export async function isSlugTaken(slug: string, asStaff: boolean): Promise<boolean> {
  const bySlug = query(await postsCollection(), where('slug', '==', slug), limit(1));
  const { empty } = await getDocs(asStaff ? bySlug : query(bySlug, where('published', '==', true)));
  return !empty;
}

interface NewPost {
  readonly slug: string;
  readonly words: PostWords;
  /** The uid of who writes it. */
  readonly authorId: string;
}

/** Stores a new post, published. The slug is its id, so that of two at the same time one finds it taken. */
export async function createPost({ slug, words, authorId }: NewPost): Promise<'stored' | 'address-taken'> {
  const posts = await postsCollection();
  return runTransaction(posts.firestore, async (transaction) => {
    const place = doc(posts, slug);
    const found = await transaction.get(place);
    if (found.exists()) {
      const present = toPost(found);
      const isThisOne = present?.authorId === authorId && haveSameWords(present, words);
      return isThisOne ? 'stored' : 'address-taken';
    }
    if (await isSlugTaken(slug, true)) return 'address-taken';
    transaction.set(place, {
      ...words,
      slug,
      postId: slug,
      authorId,
      published: true,
      viewsCount: 0,
      likesCount: 0,
      date: serverTimestamp(),
    });
    transaction.set(recordOf(posts, slug), now());
    return 'stored';
  });
}

/** Stores the changed words of a post, unless somebody else has changed them since it was read. */
export async function updatePost(
  before: Post,
  words: PostWords,
): Promise<'stored' | 'changed-meanwhile' | 'gone'> {
  const posts = await postsCollection();
  return runTransaction(posts.firestore, async (transaction) => {
    const place = doc(posts, before.id);
    const found = await transaction.get(place);
    if (!found.exists()) return 'gone';
    const present = toPost(found);
    if (present && !haveSameWords(present, before)) {
      return haveSameWords(present, words) ? 'stored' : 'changed-meanwhile';
    }
    transaction.update(place, { ...words });
    transaction.set(recordOf(posts, before.id), now());
    return 'stored';
  });
}

/** Shows a post to visitors, or hides it from them. */
export async function setPublished(id: string, published: boolean): Promise<void> {
  const posts = await postsCollection();
  const batch = writeBatch(posts.firestore);
  batch.update(doc(posts, id), { published }).set(recordOf(posts, id), now());
  await batch.commit();
}

export async function deletePost(id: string): Promise<void> {
  const posts = await postsCollection();
  const batch = writeBatch(posts.firestore);
  batch.delete(doc(posts, id)).set(recordOf(posts, id), now());
  await batch.commit();
}
