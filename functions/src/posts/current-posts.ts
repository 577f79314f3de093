import { logger } from 'firebase-functions';
import { type PublishedPost, publishedPostSchema } from '../../../src/domain/posts/post-responses.ts';
import { inTime } from '../in-time.ts';
import { isEmulated } from '../settings.ts';
import { requestRebuild } from './posts-changed.ts';
import {
  type IndexedPost,
  NO_GENERATION,
  readPostText,
  readSnapshot,
  type Snapshot,
  snapshotGeneration,
} from './snapshot.ts';

/** How often an instance that is asked for posts looks whether there is a newer snapshot. */
const CHECK_EVERY_MS = isEmulated ? 1000 : 15_000;

/** How long a visitor waits for that look where there is an older snapshot to answer from, and where there is none. */
const CHECK_TIMEOUT_MS = 2000;
const FIRST_READ_TIMEOUT_MS = 20_000;

let snapshot: Snapshot | undefined;
let checkedAt = Number.NEGATIVE_INFINITY;
let check: Promise<void> | undefined;

/**
 * The published posts, newest first, out of this instance's memory. A snapshot that cannot be checked stays in use.
 *
 * @throws Error when there is no snapshot yet
 */
export async function currentPosts(): Promise<Snapshot['posts']> {
  if (Date.now() - checkedAt >= CHECK_EVERY_MS) {
    check ??= readIfNewer().finally(() => {
      check = undefined;
    });
    await inTime(check, snapshot ? CHECK_TIMEOUT_MS : FIRST_READ_TIMEOUT_MS).catch((error: unknown) =>
      logger.error('The index of the posts could not be checked', error),
    );
  }
  if (!snapshot) throw new Error('There is no index of the posts yet');
  return snapshot.posts;
}

/** The indexed post with a slug, or undefined when none is published under it. Throws as `currentPosts` does. */
export async function findIndexed(slug: string): Promise<IndexedPost | undefined> {
  return (await currentPosts()).find(({ summary }) => summary.slug === slug);
}

/**
 * The published post with a slug, with its text.
 *
 * @throws Error when there is no snapshot yet, or Storage does not respond
 */
export async function findPost(slug: string): Promise<PublishedPost | undefined> {
  const indexed = await findIndexed(slug);
  const post = indexed && (await readPost(indexed));
  if (post || !indexed) return post;
  // Written or withdrawn since this instance has read the snapshot.
  checkedAt = Number.NEGATIVE_INFINITY;
  const current = await findIndexed(slug);
  return current && readPost(current);
}

/** An indexed post with its text, or undefined when that was replaced or withdrawn. */
export async function readPost(post: IndexedPost): Promise<PublishedPost | undefined> {
  const text = await readPostText(post);
  return text && publishedPostSchema.parse(JSON.parse(text.toString()));
}

async function readIfNewer(): Promise<void> {
  const generation = await snapshotGeneration();
  if (generation === NO_GENERATION) {
    // A new project, or one whose snapshots have another format.
    await requestRebuild();
    return;
  }
  if (generation !== snapshot?.generation) snapshot = await readSnapshot();
  checkedAt = Date.now();
}
