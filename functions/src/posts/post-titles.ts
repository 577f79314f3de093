import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isPublished } from '#domain/posts/post.ts';
import { TITLE_MAX_LENGTH } from '#domain/posts/post-entry.ts';
import type { PostTitle } from '#domain/posts/post-titles.ts';
import { stateOf } from '#domain/posts/schedule.ts';
import { firestore } from '../firestore.ts';

/** The fields of a post from which `toTitle` makes its entry in `titles`. */
export const TITLE_FIELDS = ['title', 'date', 'published', 'publishAt'] as const;

/** The maximum length of the titles in a document, as JSON in UTF-16 code units: far below Firestore's limit of 1 MiB. */
const PART_LENGTH = 200_000;

/** Returns the entry of a post, whatever program wrote it; `isShown` is whether the snapshot has the post. */
export function toTitle(document: QueryDocumentSnapshot, isShown: boolean): PostTitle {
  const { title, date, publishAt } = document.data();
  const published = isPublished(document.data());
  const start = publishAt instanceof Timestamp ? publishAt.toDate() : undefined;
  return {
    id: document.id,
    title: typeof title === 'string' ? title.slice(0, TITLE_MAX_LENGTH) : '',
    date: date instanceof Timestamp ? date.toMillis() : null,
    state: stateOf({ published, publishAt: start }, isShown),
  };
}

/**
 * Stores the titles of all posts, in as few documents of `titles` as they need, and writes only those that differ.
 *
 * @throws Error when Firestore does not respond
 */
export async function writeTitles(titles: readonly PostTitle[]): Promise<void> {
  const collection = firestore().collection('titles');
  const stored = new Map((await collection.get()).docs.map((part) => [part.id, part.get('titles')]));
  const batch = firestore().batch();
  let changes = 0;
  for (const [number, part] of partsOf(titles).entries()) {
    const id = String(number);
    if (stored.get(id) !== part) {
      batch.set(collection.doc(id), { titles: part });
      changes += 1;
    }
    stored.delete(id);
  }
  for (const id of stored.keys()) batch.delete(collection.doc(id)); // Those that are no longer needed.
  if (changes + stored.size > 0) await batch.commit();
}

/** Splits titles into JSON texts, each for one document. They are read as a whole and never queried. */
function partsOf(titles: readonly PostTitle[]): string[] {
  const parts: string[][] = [[]];
  let length = 0;
  for (const title of titles) {
    const json = JSON.stringify(title);
    if (length + json.length > PART_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(json);
    length += json.length;
  }
  return parts.map((part) => `[${part.join(',')}]`);
}
