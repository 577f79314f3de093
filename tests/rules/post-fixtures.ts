import { randomUUID } from 'node:crypto';
import {
  collection,
  type DocumentData,
  type DocumentReference,
  deleteField,
  doc,
  FieldValue,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type UpdateData,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { postAct } from '#domain/posts/audit.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { isPublished } from '#domain/posts/post.ts';
import { keptFields } from '#domain/posts/revision.ts';
import { isSlug } from '#domain/posts/slug.ts';
import { firestoreOf } from './guarded-services.ts';
import { addressOf, type Person, STAFF_UID, uidOf } from './people.ts';

/** Fields that a test sets differently; undefined omits one. */
export type Changes = Readonly<Record<string, unknown>>;

/** An id that no other test uses, in the format of a slug. */
export function newId(): string {
  return `test-${randomUUID()}`;
}

/** A post as staff create it. */
export function newPost(id: string, changes: Changes = {}): Record<string, unknown> {
  const post = {
    slug: id,
    postId: id,
    title: 'A title',
    content: '<p>Words</p>',
    authorId: STAFF_UID,
    authorName: 'Ann Author',
    published: true,
    categories: ['Passports', 'IFC'],
    viewsCount: 0,
    likesCount: 0,
    imageUrl: '',
    date: serverTimestamp(),
    image: DEFAULT_POST_IMAGE,
  };
  return Object.fromEntries(
    Object.entries({ ...post, ...changes }).filter(([, value]) => value !== undefined),
  );
}

/** The reference of a post, for a person. */
export function postOf(who: Person, id: string): DocumentReference {
  return doc(firestoreOf(who), 'posts', id);
}

/** An entry of the audit trail as a person has to write it. */
export function newEntry(who: Person, which: string, what: string): Record<string, unknown> {
  return { at: serverTimestamp(), uid: uidOf(who), who: addressOf(who), what, which };
}

/** Writes an entry of the audit trail, and the reference by which the rules find it. */
export function record(
  batch: WriteBatch,
  who: Person,
  which: string,
  entry: Record<string, unknown>,
): DocumentReference {
  const database = firestoreOf(who);
  const place = doc(collection(database, 'audit'));
  batch.set(place, entry).set(doc(database, 'lastEntries', which), { entry: place.id });
  return place;
}

/** A revision as a person has to write it. */
export function newRevision(who: Person, postId: string, fields: Changes): Record<string, unknown> {
  return { postId, at: serverTimestamp(), uid: uidOf(who), who: addressOf(who), post: keptFields(fields) };
}

/** The reference of an address, for a person. */
export function addressDocument(who: Person, slug: string): DocumentReference {
  return doc(firestoreOf(who), 'addresses', slug);
}

/** Adds the missing documents of a post's addresses, as the site does. */
async function keepAddresses(batch: WriteBatch, who: Person, id: string, slugs: readonly unknown[]) {
  for (const slug of new Set(slugs.filter(isSlug))) {
    const found = await getDoc(addressDocument('admin', slug));
    if (!found.exists()) batch.set(addressDocument(who, slug), { post: id });
  }
}

/** Writes a post with its entry and addresses; `published` is undefined where the write removes the post. */
async function write(
  who: Person,
  id: string,
  { published, slug }: Changes,
  act: (batch: WriteBatch, post: DocumentReference) => void,
  fields: (before: Changes) => Changes,
): Promise<void> {
  const before = (await getDoc(postOf('admin', id))).data();
  const batch = writeBatch(firestoreOf(who));
  act(batch, postOf(who, id));
  const after = published === undefined ? undefined : isPublished({ published });
  const entry = record(batch, who, id, newEntry(who, id, postAct(before && isPublished(before), after)));
  const revision = newRevision(who, id, fields(before ?? {}));
  const isDeletion = published === undefined;
  batch.set(doc(firestoreOf(who), 'revisions', entry.id), {
    ...revision,
    ...(isDeletion && { deleted: true }),
  });
  await keepAddresses(batch, who, id, [before?.slug, slug]);
  await batch.commit();
}

/** Sets a post, new or existing. */
export function setPost(who: Person, id: string, post: Record<string, unknown>): Promise<void> {
  return write(
    who,
    id,
    { published: true, ...post },
    (batch, place) => batch.set(place, post),
    () => post,
  );
}

export async function updatePost(who: Person, id: string, changes: UpdateData<DocumentData>): Promise<void> {
  const { published = (await getDoc(postOf('admin', id))).get('published') ?? true } = changes;
  return write(
    who,
    id,
    { ...changes, published },
    (batch, place) => batch.update(place, changes),
    (before) => without({ ...before, ...changes }),
  );
}

/** Fields without those that an update removes. */
function without(fields: Changes): Changes {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => !(value instanceof FieldValue && value.isEqual(deleteField())),
    ),
  );
}

export function deletePost(who: Person, id: string): Promise<void> {
  return write(
    who,
    id,
    {},
    (batch, place) => batch.delete(place),
    (before) => before,
  );
}

/** Writes a post bypassing the rules: a year old, viewed and liked. Returns its id. */
export async function storePost(changes: Changes = {}): Promise<string> {
  const id = newId();
  const date = Timestamp.fromDate(new Date('2025-11-03T09:00:00Z'));
  await setDoc(postOf('admin', id), newPost(id, { date, viewsCount: 5, likesCount: 2, ...changes }));
  return id;
}
