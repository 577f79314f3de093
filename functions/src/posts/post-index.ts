import type { PostSummary } from '../../../src/domain/post-summary.ts';
import type { SearchedText } from './searched-text.ts';

/** A published post as the index keeps it. */
export interface IndexedPost {
  /** The id of its document, by which changes name it; its slug may be another. */
  readonly id: string;
  readonly summary: PostSummary;
  readonly text: SearchedText;
}

/** When posts were changed, by their ids: microseconds since 1970, which is how exactly Firestore tells the time. */
export type ChangeTimes = ReadonlyMap<string, number>;

/** All published posts at a moment. Never changed, but replaced: a request sees one state from beginning to end. */
export interface PostIndex {
  /** The newest first. */
  readonly posts: readonly IndexedPost[];
  /** The moment, in microseconds: every change from before is in it. */
  readonly asOf: number;
  /** The changes of the last moments before that, which are looked at again (`OVERLAP_MICROS`). */
  readonly applied: ChangeTimes;
}

/** Posts as they are after a change: undefined for one that is no longer there for visitors. */
export type ChangedPosts = ReadonlyMap<string, IndexedPost | undefined>;

/** The newest first. Posts without a date come last, and those of one moment in the order of their addresses. */
export function sortNewestFirst(posts: Iterable<IndexedPost>): IndexedPost[] {
  return [...posts].sort(
    ({ summary: one }, { summary: other }) =>
      (other.date?.getTime() ?? Number.NEGATIVE_INFINITY) -
        (one.date?.getTime() ?? Number.NEGATIVE_INFINITY) || compare(one.slug, other.slug),
  );
}

/** The posts with some of them as they have become. */
export function withChanges(posts: readonly IndexedPost[], changed: ChangedPosts): readonly IndexedPost[] {
  if (changed.size === 0) return posts;
  const rest = posts.filter(({ id }) => !changed.has(id));
  return sortNewestFirst([...rest, ...[...changed.values()].filter((post) => post !== undefined)]);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
