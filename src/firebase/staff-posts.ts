import {
  type CollectionReference,
  collection,
  type DocumentReference,
  type DocumentSnapshot,
  deleteField,
  doc,
  documentId,
  FieldValue,
  getDoc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  type Transaction,
  where,
} from 'firebase/firestore/lite';
import { postAct } from '#domain/posts/audit.ts';
import { type PostTimes, toLocalTime } from '#domain/posts/entered-times.ts';
import { isPublished, type Post } from '#domain/posts/post.ts';
import { hasSameContent, type PostFields } from '#domain/posts/post-entry.ts';
import { type PostTitle, postTitlesSchema } from '#domain/posts/post-titles.ts';
import { keptFields } from '#domain/posts/revision.ts';
import { applySchedule } from '#domain/posts/schedule.ts';
import {
  readStoredPost,
  repairedFixedFields,
  type StoredFields,
  type StoredPost,
} from '#domain/posts/stored-post.ts';
import { addMissingAddresses } from './addresses.ts';
import { signedIn } from './auth.ts';
import { postsCollection } from './firestore.ts';
import { addRevision, type Revision, withDates } from './revisions.ts';

/* What staff do with posts, drafts included. The security rules refuse everyone else: every function here throws
   FirebaseError `permission-denied` for them, and `unavailable` when Firestore cannot be reached. Both the SDK and
   people retry after a lost response: what the first attempt stored counts as stored. The rules require an entry in the
   audit trail with each write. */

const BATCH_SIZE = 10;

/** The maximum number of ids in one query (firebase.google.com/docs/firestore/query-data/queries, "in"). */
const MAX_IDS = 30;

/** Some posts, and how to read the next older ones. */
export interface PostBatch {
  readonly posts: readonly StoredPost[];
  readonly more?: () => Promise<PostBatch>;
}

/**
 * The posts without a date, then the others, newest first, as many batches as requested. No query finds posts without the
 * field, so `undated` names those that may lack it.
 */
export async function readAllPosts(batches: number, undated: readonly string[]): Promise<PostBatch> {
  const posts = await postsCollection();
  const [named, newest] = await Promise.all([getPosts(posts, undated), readDated(posts, batches)]);
  const withoutDate = named.filter((post) => (post.get('date') ?? null) === null);
  return { ...newest, posts: [...withoutDate.map(toStoredPost), ...newest.posts] };
}

async function readDated(
  posts: CollectionReference,
  batches: number,
  after?: DocumentSnapshot,
): Promise<PostBatch> {
  const count = batches * BATCH_SIZE;
  // `!=` finds posts with an invalid date, too.
  const newest = query(posts, where('date', '!=', null), orderBy('date', 'desc'), limit(count));
  const { docs } = await getDocs(after ? query(newest, startAfter(after)) : newest);
  const last = docs.length === count ? docs.at(-1) : undefined;
  return { posts: docs.map(toStoredPost), ...(last && { more: () => readDated(posts, 1, last) }) };
}

/** The posts with these ids, in their order, as many batches as requested, without deleted ones. */
export async function readPosts(ids: readonly string[], batches: number): Promise<PostBatch> {
  const posts = await postsCollection();
  const count = batches * BATCH_SIZE;
  const found = await getPosts(posts, ids.slice(0, count));
  const more = ids.slice(count);
  return { posts: found.map(toStoredPost), ...(more.length > 0 && { more: () => readPosts(more, 1) }) };
}

async function getPosts(posts: CollectionReference, ids: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(ids.length / MAX_IDS) }, (_, index) =>
    ids.slice(index * MAX_IDS, (index + 1) * MAX_IDS),
  );
  const found = await Promise.all(
    parts.map((part) => getDocs(query(posts, where(documentId(), 'in', part)))),
  );
  const byId = new Map(found.flatMap(({ docs }) => docs.map((post) => [post.id, post])));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The titles and states of all posts, some seconds old, as functions store them. */
export async function readTitles(): Promise<PostTitle[]> {
  const { firestore } = await postsCollection();
  const { docs } = await getDocs(collection(firestore, 'titles'));
  return docs.flatMap((part) => postTitlesSchema.parse(JSON.parse(part.get('titles'))));
}

/** The posts that use a picture of the library, drafts included. */
export async function postsWithPicture(id: string): Promise<StoredPost[]> {
  const { docs } = await getDocs(query(await postsCollection(), where('pictures', 'array-contains', id)));
  return docs.map(toStoredPost);
}

/** The post with this id, or undefined. */
export async function readAnyPost(id: string): Promise<StoredPost | undefined> {
  const found = await getDoc(doc(await postsCollection(), id));
  return found.exists() ? toStoredPost(found) : undefined;
}

/**
 * Whether a slug belongs to another post than the one with this id, drafts and deleted posts included, or is a redirect.
 * Without an id it is for a new post, which may have the slug of a deleted one with the same id.
 */
export async function isSlugTaken(slug: string, ownId?: string): Promise<boolean> {
  const posts = await postsCollection();
  const [address, bySlug, byId] = await Promise.all([
    getDoc(doc(posts.firestore, 'addresses', slug)),
    getDocs(query(posts, where('slug', '==', slug), limit(2))),
    getDoc(doc(posts, slug)),
  ]);
  return (
    (address.exists() && address.get('post') !== (ownId ?? slug)) ||
    bySlug.docs.some(({ id }) => id !== ownId) ||
    (byId.exists() && slug !== ownId)
  );
}

export interface PostChange extends PostTimes {
  /** The slug that the post will have. */
  readonly slug: string;
  readonly fields: PostFields;
  /** The uid of the person who saves. */
  readonly authorId: string;
}

/** Stores a new post. The slug is its id, so that of two concurrent saves the second finds it taken. */
export async function createPost({
  slug,
  fields,
  authorId,
  ...times
}: PostChange): Promise<'stored' | 'address-taken'> {
  const posts = await postsCollection();
  return inTransaction(posts, async (transaction) => {
    const reference = doc(posts, slug);
    const found = await transaction.get(reference);
    if (found.exists()) {
      const { post: present } = toStoredPost(found);
      if (present.authorId !== authorId || !hasSameContent(present, fields)) return 'address-taken';
      // Stored by an attempt whose response was lost, perhaps as a draft.
      if (!isVisibleAs(present, times)) save(transaction, found, changedTimes(times));
      return 'stored';
    }
    if (await isSlugTaken(slug)) return 'address-taken';
    await addMissingAddresses(transaction, reference, [slug]);
    const written = {
      ...storable(fields),
      slug,
      postId: slug,
      authorId,
      viewsCount: 0,
      likesCount: 0,
      date: serverTimestamp(),
      ...timesIn(times),
    };
    transaction.set(reference, written);
    const entry = recordAct(transaction, reference, { isVisible: times.published });
    addRevision(transaction, entry, slug, { fields: written });
    return 'stored';
  });
}

/**
 * Stores the fields of a post and whether it is published, unless another person has changed these since it was read. Other
 * missing or invalid fields are repaired.
 */
export async function updatePost(
  before: Post,
  wanted: PostChange,
): Promise<'stored' | 'address-taken' | 'conflict' | 'gone'> {
  const posts = await postsCollection();
  return inTransaction(posts, async (transaction) => {
    const reference = doc(posts, before.id);
    const found = await transaction.get(reference);
    if (!found.exists()) return 'gone';
    const { post: present } = toStoredPost(found);
    const now = new Date();
    const isStoredAs = (slug: string, fields: PostFields, times: Omit<PostTimes, 'date'>) =>
      present.slug === slug &&
      isVisibleAs(applySchedule(present, now), times) &&
      hasSameContent(present, fields);
    // A change by its schedule is not a conflict.
    if (!isStoredAs(before.slug, before, applySchedule(before, now))) {
      return isStoredAs(wanted.slug, wanted.fields, wanted) ? 'stored' : 'conflict';
    }
    const { slug } = wanted;
    if (slug !== present.slug && (await isSlugTaken(slug, reference.id))) return 'address-taken';
    await addMissingAddresses(transaction, reference, [present.slug, slug]);
    const repaired = repairedFixedFields(before.id, withDates(found.data()), wanted);
    save(transaction, found, {
      ...storable(wanted.fields, deleteField()),
      ...repaired,
      slug,
      ...(repaired.date === null && { date: serverTimestamp() }),
      ...changedTimes(wanted),
    });
    return 'stored';
  });
}

/** Whether a post is visible, and scheduled, as wanted. */
function isVisibleAs(post: Post, { published, publishAt, unpublishAt }: Omit<PostTimes, 'date'>): boolean {
  return (
    post.published === published &&
    toLocalTime(post.publishAt) === toLocalTime(publishAt) &&
    toLocalTime(post.unpublishAt) === toLocalTime(unpublishAt)
  );
}

/** The fields for the times of a post, as far as it has them. */
function timesIn({ published, publishAt, unpublishAt, date, datedLater }: PostTimes) {
  return {
    published,
    ...(publishAt && { publishAt }),
    ...(unpublishAt && { unpublishAt }),
    ...(datedLater && { datedLater }),
    ...(date && { date: date === 'now' ? serverTimestamp() : date }),
  };
}

/** The fields of `timesIn` for a post that is stored already: times that it no longer has are deleted. */
function changedTimes(times: PostTimes) {
  const none = deleteField();
  return { publishAt: none, unpublishAt: none, datedLater: none, ...timesIn(times) };
}

/** The fields to be stored. Optional ones that are not set become `none`. */
function storable(fields: PostFields, none?: FieldValue): StoredFields {
  const { imageAlt, pictures, excerpt, searchTitle, searchDescription } = fields;
  return {
    ...fields,
    imageAlt: imageAlt ?? none,
    pictures: pictures ?? none,
    excerpt: excerpt || none,
    searchTitle: searchTitle || none,
    searchDescription: searchDescription || none,
  };
}

/** Publishes or unpublishes a post, even an incomplete one. */
export async function setPublished(id: string, published: boolean): Promise<void> {
  const posts = await postsCollection();
  await inTransaction(posts, async (transaction) => {
    const found = await transaction.get(doc(posts, id));
    if (found.get('published') === published) return;
    const getsDate = published && found.get('datedLater') === true;
    changeAndRecord(transaction, found, {
      published,
      publishAt: deleteField(),
      ...(getsDate && { date: serverTimestamp(), datedLater: deleteField() }),
    });
  });
}

/** The revision that a deletion leaves: its id, and that of the post. */
export type Deleted = Pick<Revision, 'id'> & { readonly post: Pick<Post, 'id'> };

/** Deletes a post and returns what can be restored for 30 days; undefined if the post no longer exists. */
export async function deletePost(id: string): Promise<Deleted | undefined> {
  const posts = await postsCollection();
  return inTransaction(posts, async (transaction) => {
    const found = await transaction.get(doc(posts, id));
    if (!found.exists()) return undefined;
    await addMissingAddresses(transaction, found.ref, [toStoredPost(found).post.slug]);
    transaction.delete(found.ref);
    const entry = recordAct(transaction, found.ref, { wasVisible: isPublished(found.data()) });
    addRevision(transaction, entry, id, { fields: found.data(), deleted: true });
    return { id: entry.id, post: { id } };
  });
}

/** Brings a deleted post back as a draft, at its slug. */
export async function restorePost({ id: from, post: { id } }: Deleted): Promise<'stored' | 'address-taken'> {
  const posts = await postsCollection();
  return inTransaction(posts, async (transaction) => {
    const reference = doc(posts, id);
    const [found, revision] = await Promise.all([
      transaction.get(reference),
      transaction.get(doc(posts.firestore, 'revisions', from)),
    ]);
    if (found.exists()) return 'address-taken';
    const { publishAt: _, unpublishAt: __, ...kept } = keptFields(revision.get('post'));
    const fields = { ...kept, viewsCount: 0, likesCount: 0, published: false };
    transaction.set(reference, fields);
    addRevision(transaction, recordAct(transaction, reference, { isVisible: false }), id, { fields, from });
    return 'stored';
  });
}

/** Changes a post and adds the revision of the change. */
function save(
  transaction: Transaction,
  before: DocumentSnapshot,
  changes: StoredFields & { readonly published: boolean },
): void {
  const isKept = ([, value]: [string, unknown]) =>
    !(value instanceof FieldValue && value.isEqual(deleteField()));
  const fields = Object.fromEntries(Object.entries({ ...before.data(), ...changes }).filter(isKept));
  addRevision(transaction, changeAndRecord(transaction, before, changes), before.id, { fields });
}

function changeAndRecord(
  transaction: Transaction,
  before: DocumentSnapshot,
  fields: StoredFields & { readonly published: boolean },
): DocumentReference {
  transaction.update(before.ref, fields);
  const wasVisible = isPublished(before.data() ?? {});
  return recordAct(transaction, before.ref, { wasVisible, isVisible: fields.published });
}

/**
 * Adds the entry of a change to the audit trail, and the reference by which the rules find it. Returns the entry.
 * `wasVisible` is left out for a new post, `isVisible` for a deleted one.
 */
function recordAct(
  transaction: Transaction,
  { firestore, id }: DocumentReference,
  { wasVisible, isVisible }: { readonly wasVisible?: boolean; readonly isVisible?: boolean },
): DocumentReference {
  const entry = doc(collection(firestore, 'audit'));
  const { uid, email } = signedIn();
  const what = postAct(wasVisible, isVisible);
  transaction.set(entry, { at: serverTimestamp(), uid, who: email, what, which: id });
  transaction.set(doc(firestore, 'lastEntries', id), { entry: entry.id });
  return entry;
}

function toStoredPost(document: QueryDocumentSnapshot): StoredPost {
  return readStoredPost(document.id, withDates(document.data()));
}

/** Tries three times: with the SDK's five, staff would wait eight seconds to learn of a failure. */
function inTransaction<T>(
  { firestore }: CollectionReference,
  act: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return runTransaction(firestore, act, { maxAttempts: 3 });
}
