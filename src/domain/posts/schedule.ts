import type { Post } from './post.ts';

/** How far ahead a post's date and the times of its schedule may be, in milliseconds: a year. The same as in firestore.rules. */
export const MAX_AHEAD_MS = 366 * 24 * 3_600_000;

/** The fields of a post that a schedule reads and changes. */
export type Schedule = Pick<Post, 'published' | 'publishAt' | 'unpublishAt' | 'date' | 'datedLater'>;

/**
 * Applies a post's schedule at `now`; returns the post itself if nothing was due. If both times have passed, the later one
 * decides; if they are the same, the post is unpublished. A post without a date, or to be dated when it appears, gets the time
 * at which it was to appear.
 */
export function applySchedule<Planned extends Schedule>(post: Planned, now: Date): Planned {
  const { publishAt, unpublishAt } = post;
  const isPublishDue = publishAt !== undefined && publishAt <= now;
  const isUnpublishDue = unpublishAt !== undefined && unpublishAt <= now;
  if (!isPublishDue && !isUnpublishDue) return post;
  return {
    ...post,
    published: isPublishDue && !(isUnpublishDue && unpublishAt >= publishAt),
    ...(isPublishDue && { publishAt: undefined }),
    ...(isPublishDue && (post.datedLater || !post.date) && { date: publishAt, datedLater: undefined }),
    ...(isUnpublishDue && { unpublishAt: undefined }),
  };
}

/** The state of a post as staff see it. `not-shown`: published, but visitors do not see it, because a field is invalid. */
export type PostState = 'draft' | 'scheduled' | 'published' | 'not-shown';

export function stateOf(
  { published, publishAt }: Pick<Post, 'published' | 'publishAt'>,
  canBeShown: boolean,
): PostState {
  if (published) return canBeShown ? 'published' : 'not-shown';
  return publishAt ? 'scheduled' : 'draft';
}

/** Whether a post is public, now or once its time has come. */
export function isToBePublic({ published, publishAt }: Pick<Post, 'published' | 'publishAt'>): boolean {
  return published || publishAt !== undefined;
}
