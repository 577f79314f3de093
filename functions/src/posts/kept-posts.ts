import { inTime, PATIENCE_MS } from '../in-time.ts';
import { IndexKeeper } from './index-keeper.ts';
import { readChanges } from './read-changes.ts';
import { readAllPosts } from './read-posts.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { StoredIndex } from './stored-index.ts';

const storedIndex = new StoredIndex({ readSnapshot, readAllPosts, readChanges, writeSnapshot });

/** The posts of this instance, in memory from its first question on. */
export const keptPosts = new IndexKeeper(storedIndex);

/**
 * Waits for a snapshot that is being written, before an answer is sent: Cloud Run gives an instance that has answered
 * hardly any processor time (cloud.google.com/run/docs/configuring/billing-settings).
 */
export function untilSnapshotIsWritten(): Promise<void> {
  return inTime(storedIndex.untilWritten(), PATIENCE_MS).catch(() => {});
}
