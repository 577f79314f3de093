import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { postAct } from '#domain/posts/audit.ts';
import { isPublished } from '#domain/posts/post.ts';
import { applySchedule, type Schedule } from '#domain/posts/schedule.ts';
import { everyMinute } from '../every-minute.ts';
import { firestore } from '../firestore.ts';

/** How many posts a run publishes at most, and how many it unpublishes, so that it ends within its minute. */
const LIMIT = 200;

/** Who has published or unpublished a post, according to the audit trail. */
const BY_SCHEDULE = { uid: 'schedule', who: 'schedule' } as const;

/** Every minute: publishes and unpublishes the posts whose time has come. */
export const [applySchedules, applySchedulesNow] = everyMinute(runSchedules);

async function runSchedules(): Promise<void> {
  const now = new Date();
  try {
    const due = await Promise.all([duePosts('publishAt', now), duePosts('unpublishAt', now)]);
    for (const id of new Set(due.flat())) await applyToPost(id, now);
  } catch (error) {
    logger.error('The schedules of the posts could not be read', error);
    throw error;
  }
}

/** Returns the ids of posts whose time has passed, the earliest time first. */
async function duePosts(time: 'publishAt' | 'unpublishAt', now: Date): Promise<string[]> {
  const due = firestore().collection('posts').where(time, '<=', now).orderBy(time).limit(LIMIT);
  const { docs } = await due.select().get();
  return docs.map(({ id }) => id);
}

/**
 * Publishes or unpublishes a post if it is still due: it may have been changed, deleted or handled by another run meanwhile. A
 * post that cannot be written must not hold up the others; the next run tries again.
 */
async function applyToPost(id: string, now: Date): Promise<void> {
  const post = firestore().collection('posts').doc(id);
  try {
    const applied = await firestore().runTransaction(async (transaction) => {
      const fields = (await transaction.get(post)).data();
      if (!fields) return undefined;
      const before = scheduleOf(fields);
      const after = applySchedule(before, now);
      if (after === before) return undefined; // Nothing is due any more.
      const { published, date } = after;
      transaction.update(post, {
        published,
        ...(after.publishAt !== before.publishAt && { publishAt: FieldValue.delete() }),
        ...(after.unpublishAt !== before.unpublishAt && { unpublishAt: FieldValue.delete() }),
        ...(date !== before.date && { date, datedLater: FieldValue.delete() }),
      });
      const entry = firestore().collection('audit').doc();
      const act = postAct(before.published, published);
      transaction.set(entry, { at: FieldValue.serverTimestamp(), ...BY_SCHEDULE, what: act, which: id });
      transaction.set(firestore().collection('lastEntries').doc(id), { entry: entry.id });
      return act;
    });
    if (applied) logger.info('The schedule of a post was applied', { id, what: applied });
  } catch (error) {
    logger.error('A post could not be published or unpublished at its time', { id, reason: String(error) });
  }
}

/** Returns the schedule in a document. Any program may have written the document, so its fields may be of any type. */
function scheduleOf(fields: FirebaseFirestore.DocumentData): Schedule {
  const momentIn = (value: unknown) => (value instanceof Timestamp ? value.toDate() : undefined);
  return {
    published: isPublished(fields),
    publishAt: momentIn(fields.publishAt),
    unpublishAt: momentIn(fields.unpublishAt),
    date: momentIn(fields.date) ?? null,
    datedLater: fields.datedLater === true,
  };
}
