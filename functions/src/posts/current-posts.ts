import * as logger from 'firebase-functions/logger';
import { type PublishedPost, publishedPostSchema } from '#domain/posts/post-responses.ts';
import { memoise } from '../memoise.ts';
import { isEmulated } from '../settings.ts';
import { withTimeout } from '../with-timeout.ts';
import {
  type IndexedPost,
  NO_GENERATION,
  type PostVersion,
  readPostText,
  readSnapshot,
  type Snapshot,
  snapshotGeneration,
} from './snapshot.ts';

/** How often an instance that serves posts checks for a newer snapshot. */
const CHECK_INTERVAL_MS = isEmulated ? 1000 : 15_000;

/** How long a request waits for that check if there is an older snapshot to use, and if there is none. */
const CHECK_TIMEOUT_MS = 2000;
const FIRST_READ_TIMEOUT_MS = 20_000;

let snapshot: Snapshot | undefined;
let checkedAt = Number.NEGATIVE_INFINITY;
let check: Promise<void> | undefined;

/**
 * Returns the published posts, newest first, from this instance's memory. If the check fails, the old snapshot stays in use.
 *
 * @throws Error when there is no snapshot yet
 */
export async function currentPosts(): Promise<Snapshot['posts']> {
  if (Date.now() - checkedAt >= CHECK_INTERVAL_MS) {
    check ??= readIfNewer().finally(() => {
      check = undefined;
    });
    await withTimeout(check, snapshot ? CHECK_TIMEOUT_MS : FIRST_READ_TIMEOUT_MS).catch((error: unknown) =>
      logger.error('The snapshot of the posts could not be checked', error),
    );
  }
  if (!snapshot) throw new Error('There is no snapshot of the posts yet');
  return snapshot.posts;
}

/** Returns the indexed post with a slug, or undefined if none is published. Throws as `currentPosts` does. */
export async function findIndexed(slug: string): Promise<IndexedPost | undefined> {
  return (await currentPosts()).find(({ summary }) => summary.slug === slug);
}

/**
 * Returns the published post with a slug, with its text.
 *
 * @throws Error when there is no snapshot yet, or Storage does not respond
 */
export async function findPost(slug: string): Promise<PublishedPost | undefined> {
  const indexed = await findIndexed(slug);
  const post = indexed && (await readPost(indexed));
  if (post || !indexed) return post;
  // The post was changed or unpublished after this instance read the snapshot.
  checkedAt = Number.NEGATIVE_INFINITY;
  const current = await findIndexed(slug);
  return current && readPost(current);
}

/** Returns an indexed post with its text, or undefined if the text was replaced or deleted. */
export function readPost({ id, changed }: IndexedPost): Promise<PublishedPost | undefined> {
  return readVersion({ id, changed });
}

/** Reads a post with its text. Only a few are cached, because a text has up to 1 MB. */
const readVersion = memoise(
  async (version: PostVersion): Promise<PublishedPost | undefined> => {
    const text = await readPostText(version);
    return text && publishedPostSchema.parse(JSON.parse(text.toString()));
  },
  { max: 30, ttlMs: 60_000 },
);

async function readIfNewer(): Promise<void> {
  const generation = await snapshotGeneration();
  if (generation === NO_GENERATION) {
    // The project is new, or its snapshot has an older format. Only then are the libraries of posts-changed.ts needed.
    const { requestRebuild } = await import('./posts-changed.ts');
    await requestRebuild();
    return;
  }
  if (generation !== snapshot?.generation) snapshot = await readSnapshot();
  checkedAt = Date.now();
}
