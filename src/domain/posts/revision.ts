import type { StoredFields } from './stored-post.ts';

/** How long a deleted post can be restored, in milliseconds: 30 days. */
export const BIN_RETENTION_MS = 30 * 24 * 3_600_000;

/** The fields of a post that a revision copies, as `hasSameKeptFields` in firestore.rules: all but the counts of views and likes. */
const KEPT_FIELDS = [
  'slug',
  'postId',
  'title',
  'content',
  'authorId',
  'authorName',
  'published',
  'categories',
  'imageUrl',
  'date',
  'image',
  'publishAt',
  'unpublishAt',
  'datedLater',
  'excerpt',
  'searchTitle',
  'searchDescription',
  'imageAlt',
  'pictures',
] as const;

/** Picks the fields that a revision copies, whatever their types. Lists become plain arrays: Firestore's SDK accepts no others. */
export function keptFields(fields: StoredFields): StoredFields {
  const kept = KEPT_FIELDS.filter((name) => name in fields).map((name) => [name, fields[name]] as const);
  return Object.fromEntries(kept.map(([name, value]) => [name, Array.isArray(value) ? [...value] : value]));
}

/** How many more days a deleted post stays in the bin: rounded up, at least 0. */
export function daysLeft(deletedAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((deletedAt.getTime() + BIN_RETENTION_MS - now.getTime()) / (24 * 3_600_000)));
}
