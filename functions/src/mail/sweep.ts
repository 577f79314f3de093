import { Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { everyMinute } from '../every-minute.ts';
import { firestore } from '../firestore.ts';
import { takeDueHandOvers } from '../leads/hand-over.ts';
import { taskQueue } from '../task-queue.ts';
import { takeDueMails } from './outbox.ts';
import { enqueueMail } from './queue.ts';

/** How many mails, hand-overs and documents of a collection a run handles at most, so that it ends within its minute. */
const LIMIT = 500;

/** Every minute: queues mails and hand-overs left behind by a crash, a full queue or an outage, and deletes expired documents. */
export const [sweep, sweepNow] = everyMinute(runSweep);

async function runSweep(): Promise<void> {
  const now = Date.now();
  const due = await takeDueMails(now, LIMIT);
  for (const { id, isUnattempted, isLate } of due) {
    if (isUnattempted) logger.error('A mail waits, and nothing has tried to send it', { id });
    if (isLate) logger.error('A mail has waited for more than an hour', { id });
  }
  await Promise.all(due.map(({ id, kind }) => enqueueMail(id, kind)));
  const collections = ['outbox', 'leads', 'limits', 'previews', 'sums'];
  const counts = await Promise.all(collections.map((collection) => deleteExpired(collection, now)));
  const deleted = counts.reduce((sum, count) => sum + count);
  if (due.length + deleted > 0) logger.info('The outbox was swept', { queued: due.length, deleted });
  // Last, because `enqueue` throws when the queue is full.
  for (const id of await takeDueHandOvers(now, LIMIT)) await taskQueue('handOver').enqueue({ id });
}

/** Deletes expired documents on time, as visitors are promised. Firestore's time-to-live could take another day. */
async function deleteExpired(collection: string, now: number): Promise<number> {
  const expired = firestore().collection(collection).where('expireAt', '<=', Timestamp.fromMillis(now));
  const { docs } = await expired.limit(LIMIT).select().get();
  if (docs.length === 0) return 0;
  const batch = firestore().batch();
  for (const { ref } of docs) batch.delete(ref);
  await batch.commit();
  return docs.length;
}
