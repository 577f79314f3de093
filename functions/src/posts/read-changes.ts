import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import type { ChangedPosts, ChangeTimes, PostIndex } from './post-index.ts';
import { LISTED_FIELDS, toIndexedPost, toMicroseconds } from './read-posts.ts';

/**
 * A write is stamped when its request comes in and can be read only a moment later, after one that was stamped later
 * perhaps: so far back changes are looked at again.
 */
export const OVERLAP_MICROS = 10_000_000;

/** The record that says that the snapshot was made anew, from all posts. No address of a post has a space. */
export const REBUILT = 'all posts';

/** What has changed since an index was up to date. */
export interface Changes {
  readonly asOf: number;
  /** All changes since then and of the overlap before. */
  readonly times: ChangeTimes;
  readonly posts: ChangedPosts;
  /** The generation of the snapshot that was made anew, when one was. */
  readonly rebuilt: string | undefined;
}

/**
 * Reads what staff have changed since the index was up to date: with every write of a post they leave a record in
 * `postChanges` (firestore.rules). One billed read when nothing has changed, two for each post that has.
 */
export async function readChanges({ asOf, applied }: PostIndex): Promise<Changes> {
  const records = await firestore()
    .collection('postChanges')
    .where('at', '>', toTimestamp(asOf - OVERLAP_MICROS))
    .orderBy('at')
    .get();
  const times = new Map(records.docs.map((record) => [record.id, toMicroseconds(record.get('at'))]));
  const rebuilt = records.docs.find(({ id }) => id === REBUILT)?.get('generation');
  const changed = [...times].flatMap(([id, at]) => (id === REBUILT || applied.get(id) === at ? [] : [id]));
  return { asOf: toMicroseconds(records.readTime), times, posts: await readPosts(changed), rebuilt };
}

async function readPosts(ids: readonly string[]): Promise<ChangedPosts> {
  if (ids.length === 0) return new Map();
  const places = ids.map((id) => firestore().collection('posts').doc(id));
  const found = await firestore().getAll(...places, { fieldMask: [...LISTED_FIELDS] });
  return new Map(found.map((document) => [document.id, toIndexedPost(document)]));
}

function toTimestamp(microseconds: number): Timestamp {
  const seconds = Math.floor(microseconds / 1_000_000);
  return new Timestamp(seconds, (microseconds - seconds * 1_000_000) * 1000);
}
