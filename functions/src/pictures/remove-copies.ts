import * as z from 'zod/mini';
import { BIN_RETENTION_MS } from '#domain/posts/revision.ts';
import { readPostText, readSnapshot } from '../posts/snapshot.ts';
import { bucket } from '../storage.ts';
import { COPIES_PREFIX } from './own-picture.ts';

/** The file that says since when each copy has been unused: by the copy's name, in milliseconds since 1970. */
const UNUSED_FILE = 'index/unused-copies.json';
const unusedSchema = z.record(z.string(), z.number());

/** How many texts are read at a time. */
const BATCH_SIZE = 20;

/**
 * Deletes the copies of other sites' pictures that no published post has shown for 30 days, which is how long a deleted post
 * can be restored. Previews do not count: a picture whose copy was deleted is copied again for them. Runs between rebuilds,
 * because a rebuild relies on the copies. Returns how many were deleted.
 *
 * @throws Error when Storage does not respond
 */
export async function removeCopies(now = Date.now()): Promise<number> {
  const [copies] = await bucket().getFiles({ prefix: COPIES_PREFIX });
  const shown = copies.length > 0 ? await findShownCopies() : new Set();
  const unusedSince = await readUnused();
  const unused = copies
    .filter(({ name }) => !shown.has(name))
    .map((copy) => ({ copy, since: unusedSince[copy.name] ?? now }));
  const { expired = [], kept = [] } = Object.groupBy(unused, ({ since }) =>
    since <= now - BIN_RETENTION_MS ? 'expired' : 'kept',
  );
  for (const { copy } of expired) await copy.delete({ ignoreNotFound: true });
  const sinceByName = Object.fromEntries(kept.map(({ copy, since }) => [copy.name, since]));
  await bucket().file(UNUSED_FILE).save(JSON.stringify(sinceByName), { resumable: false });
  return expired.length;
}

/** Returns the names of the copies whose URL is in the stored text of a published post, or is its cover. */
async function findShownCopies(): Promise<Set<string>> {
  const posts = (await readSnapshot())?.posts ?? [];
  const shown = new Set<string>();
  for (let start = 0; start < posts.length; start += BATCH_SIZE) {
    const texts = await Promise.all(posts.slice(start, start + BATCH_SIZE).map(readPostText));
    for (const [hash] of texts.join('\n').matchAll(/(?<=posts%2Fcopy-)[0-9a-f]{64}/g))
      shown.add(`${COPIES_PREFIX}${hash}`);
  }
  return shown;
}

async function readUnused(): Promise<Record<string, number>> {
  const file = bucket().file(UNUSED_FILE);
  const [exists] = await file.exists();
  if (!exists) return {};
  const [bytes] = await file.download({ validation: false });
  return unusedSchema.parse(JSON.parse(bytes.toString()));
}
