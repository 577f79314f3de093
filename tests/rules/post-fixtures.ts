import { randomUUID } from 'node:crypto';
import {
  type DocumentData,
  type DocumentReference,
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type UpdateData,
  updateDoc,
} from 'firebase/firestore/lite';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { firestoreOf } from './guarded-services.ts';
import { type Person, STAFF_UID } from './people.ts';

/** The 13 fields of a post. */
export const FIELDS = [
  'slug',
  'postId',
  'title',
  'content',
  'authorId',
  'authorName',
  'published',
  'categories',
  'viewsCount',
  'likesCount',
  'imageUrl',
  'date',
  'image',
] as const;
export type Field = (typeof FIELDS)[number];

/** Fields that a test sets differently; undefined omits one. */
export type Changes = Readonly<Record<string, unknown>>;

/** An id that no other test uses, in the format of a slug. */
export function newId(): string {
  return `test-${randomUUID()}`;
}

/** A post as staff create it. */
export function newPost(id: string, changes: Changes = {}): Record<string, unknown> {
  const post: Record<Field, unknown> = {
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

/** Sets a post, new or existing. */
export function setPost(who: Person, id: string, post: Record<string, unknown>): Promise<void> {
  return setDoc(postOf(who, id), post);
}

export function updatePost(who: Person, id: string, changes: UpdateData<DocumentData>): Promise<void> {
  return updateDoc(postOf(who, id), changes);
}

export function deletePost(who: Person, id: string): Promise<void> {
  return deleteDoc(postOf(who, id));
}

/** Writes a post bypassing the rules: a year old, viewed and liked. Returns its id. */
export async function storePost(changes: Changes = {}): Promise<string> {
  const id = newId();
  const date = Timestamp.fromDate(new Date('2025-11-03T09:00:00Z'));
  await setDoc(postOf('admin', id), newPost(id, { date, viewsCount: 5, likesCount: 2, ...changes }));
  return id;
}
