import { IndexKeeper } from './index-keeper.ts';
import { readChanges } from './read-changes.ts';
import { readAllPosts } from './read-posts.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { StoredIndex } from './stored-index.ts';

/** The posts of this instance, in memory from its first question on. */
export const keptPosts = new IndexKeeper(
  new StoredIndex({ readSnapshot, readAllPosts, readChanges, writeSnapshot }),
);
