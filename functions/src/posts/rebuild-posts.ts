import { FieldValue } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../firestore.ts';
import { ENDPOINT, isEmulated, REGION } from '../settings.ts';
import { REBUILT } from './read-changes.ts';
import { readAllPosts } from './read-posts.ts';
import { writeSnapshot } from './snapshot.ts';

/**
 * Every night: makes the snapshot anew out of all posts, for what was written without a record of its change, in the
 * console or by an import. "Force run" of Cloud Scheduler does it at once.
 */
export const rebuildPostIndex = onSchedule(
  {
    ...ENDPOINT,
    // Cloud Scheduler waits for a run before it begins the next.
    maxInstances: 1,
    schedule: 'every day 03:00',
    timeZone: 'Europe/Warsaw',
    timeoutSeconds: 540,
    retryCount: 1,
  },
  rebuild,
);

/** The same on call, on one machine only, where no scheduler runs. */
export const rebuildPostIndexNow = isEmulated
  ? onRequest({ region: REGION }, async (_, response) => {
      await rebuild();
      response.status(204).end();
    })
  : undefined;

async function rebuild(): Promise<void> {
  const index = await readAllPosts();
  const generation = await writeSnapshot(index);
  // Instances that have started from an older snapshot find this among the changes, and start from the new one.
  await firestore()
    .collection('postChanges')
    .doc(REBUILT)
    .set({ at: FieldValue.serverTimestamp(), generation: generation ?? '0' });
  logger.info('The index of the posts was made anew', { posts: index.posts.length });
}
