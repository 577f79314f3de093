import { randomUUID } from 'node:crypto';
import {
  deleteField,
  getDoc,
  serverTimestamp,
  setDoc,
  Timestamp,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore/lite';
import { postAct } from '#domain/posts/audit.ts';
import { DEFAULT_POST_IMAGE } from '#domain/posts/default-post-image.ts';
import { isPublished } from '#domain/posts/post.ts';
import { keptFields } from '#domain/posts/revision.ts';
import { isSlug } from '#domain/posts/slug.ts';
import { documentOf, firestoreOf } from './guarded-services.ts';
import { emailOf, type Person } from './people.ts';

/** Fields that a test sets differently; undefined omits or removes one. */
export type Changes = Readonly<Record<string, unknown>>;

/** An id that no other test uses, in the format of a slug. */
export const newId = () => `test-${randomUUID()}`;

/** An id like those that the SDK generates, for a document whose id has no meaning. */
export const autoId = () => randomUUID().replaceAll('-', '').slice(0, 20);

export const inHours = (hours: number) => Timestamp.fromMillis(Date.now() + hours * 3_600_000);

const withoutUndefined = (fields: Changes): Changes =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The fields of a post with a picture of its own: `image` repeats `imageUrl`. */
export const withPicture = (url: string): Changes => ({ imageUrl: url, image: url });

/** A post as staff create it. */
export function newPost(id: string, changes: Changes = {}): Changes {
  return withoutUndefined({
    slug: id,
    postId: id,
    title: 'A title',
    content: '<p>Words</p>',
    authorId: 'staff',
    authorName: 'Ann Author',
    published: true,
    categories: ['Passports', 'IFC'],
    viewsCount: 0,
    likesCount: 0,
    imageUrl: '',
    date: serverTimestamp(),
    image: DEFAULT_POST_IMAGE,
    ...changes,
  });
}

/** Writes a post bypassing the rules: a year old, viewed and liked. Returns its id. */
export async function storePost(changes: Changes = {}): Promise<string> {
  const id = newId();
  const date = Timestamp.fromDate(new Date('2025-11-03T09:00:00Z'));
  const post = newPost(id, { date, viewsCount: 5, likesCount: 2, ...changes });
  await setDoc(documentOf('admin', 'posts', id), post);
  return id;
}

/** The fields of a stored post, read bypassing the rules. */
export async function fieldsOf(id: string): Promise<Changes | undefined> {
  return (await getDoc(documentOf('admin', 'posts', id))).data();
}

/** An entry of the audit trail as a person has to write it. */
export function newEntry(who: Person, which: string, what: string): Changes {
  return { at: serverTimestamp(), uid: who, who: emailOf(who), what, which };
}

/** Writes an entry of the audit trail, and the reference by which the rules find it. Returns its id. */
export function record(batch: WriteBatch, who: Person, which: string, entry: Changes): string {
  const id = autoId();
  batch.set(documentOf(who, 'audit', id), entry).set(documentOf(who, 'lastEntries', which), { entry: id });
  return id;
}

/** What a test writes differently in the documents that belong to a change of a post; null leaves a document out. */
export interface Records {
  readonly entry?: Changes | null;
  /** The reference by which the rules find the entry. */
  readonly lastEntry?: Changes | null;
  readonly revision?: Changes | null;
  /** Fields of the post that the revision repeats differently. */
  readonly kept?: Changes;
  /** The documents of addresses; by default those that are missing. */
  readonly addresses?: Readonly<Record<string, Changes>>;
}

/** Sets a post, new or existing. */
export const setPost = (who: Person, id: string, set: Changes, records?: Records) =>
  write(who, id, { set }, records);

export const updatePost = (who: Person, id: string, update: Changes, records?: Records) =>
  write(who, id, { update }, records);

export const deletePost = (who: Person, id: string, records?: Records) => write(who, id, {}, records);

/** Writes a post as the site does: with an entry of the audit trail, a revision, and the documents of its addresses. */
async function write(
  who: Person,
  id: string,
  { set, update }: { readonly set?: Changes; readonly update?: Changes },
  { entry = {}, lastEntry = {}, revision = {}, kept, addresses }: Records = {},
): Promise<void> {
  const before = await fieldsOf(id);
  const after = set ?? (update && withoutUndefined({ ...before, ...update }));
  const batch = writeBatch(firestoreOf(who));
  const post = documentOf(who, 'posts', id);
  const written = Object.entries(update ?? {}).map(([field, value = deleteField()]) => [field, value]);
  if (set) batch.set(post, set);
  else if (update) batch.update(post, Object.fromEntries(written));
  else batch.delete(post);
  const entryId = autoId();
  const what = postAct(before && isPublished(before), after && isPublished(after));
  if (entry) batch.set(documentOf(who, 'audit', entryId), { ...newEntry(who, id, what), ...entry });
  if (lastEntry) batch.set(documentOf(who, 'lastEntries', id), { entry: entryId, ...lastEntry });
  const signed = { at: serverTimestamp(), uid: who, who: emailOf(who), ...(!after && { deleted: true }) };
  const keptPost = keptFields(withoutUndefined({ ...(after ?? before), ...kept }));
  const newRevision = { postId: id, ...signed, post: keptPost, ...revision };
  if (revision) batch.set(documentOf(who, 'revisions', entryId), newRevision);
  for (const slug of new Set([before?.slug, after?.slug].filter(isSlug))) {
    const isStored = (await getDoc(documentOf('admin', 'addresses', slug))).exists();
    if (!addresses && !isStored) batch.set(documentOf(who, 'addresses', slug), { post: id });
  }
  for (const [slug, address] of Object.entries(addresses ?? {})) {
    batch.set(documentOf(who, 'addresses', slug), address);
  }
  await batch.commit();
}
