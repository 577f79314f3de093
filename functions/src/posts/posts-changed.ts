import { setTimeout as pause } from 'node:timers/promises';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import * as z from 'zod/mini';
import { removeCopies } from '../pictures/remove-copies.ts';
import { calledBy, TASK } from '../settings.ts';
import { taskQueue } from '../task-queue.ts';
import { rebuildSnapshot } from './rebuild-snapshot.ts';

/** The window within which all writes share a rebuild, in milliseconds. */
const WINDOW_MS = 2000;

/** `isNightly`: also removes copies of pictures that no post uses. */
const taskSchema = z.object({ due: z.int(), isNightly: z.optional(z.boolean()) });

/**
 * Firestore trigger: every write to a post requests a rebuild of the snapshot. Events may arrive twice, late and in any
 * order; a rebuild reads the data as it is when it runs.
 */
export const postsChanged = onDocumentWritten({ ...TASK, document: 'posts/{id}', retry: true }, () =>
  requestRebuild(),
);

/** Every night: requests a rebuild in case an event was never delivered, removes unused copies of pictures, and empties the bin. */
export const rebuildPostsNightly = onSchedule(
  { ...TASK, schedule: 'every day 03:00', timeZone: 'Europe/Warsaw', retryCount: 3 },
  async () => {
    await requestRebuild({ isNightly: true });
    const { emptyBin } = await import('./empty-bin.ts');
    logger.info('The bin was emptied', { revisions: await emptyBin() });
  },
);

/** The queue function that rebuilds the snapshot, one rebuild at a time. Cloud Tasks retries on failure. */
export const rebuildPosts = onTaskDispatched(
  {
    ...TASK,
    ...calledBy('tasks'),
    // With 10,000 posts a first rebuild takes 480 MB, and a later one in the same process 610 (docs/performance.md).
    memory: '1GiB',
    concurrency: 1,
    timeoutSeconds: 540,
    retryConfig: { maxAttempts: 10, minBackoffSeconds: 2, maxBackoffSeconds: 300 },
    rateLimits: { maxConcurrentDispatches: 1 },
  },
  async ({ data }) => {
    // The emulator ignores scheduleTime. All writes that requested this task happen before it is due.
    const { due, isNightly } = taskSchema.parse(data);
    await pause(Math.max(0, due - Date.now()));
    try {
      logger.info('The snapshot of the posts was rebuilt', await rebuildSnapshot());
    } catch (error) {
      logger.error('The snapshot of the posts could not be rebuilt', error);
      throw error;
    }
    if (isNightly) logger.info('Copies of pictures were removed', { copies: await removeCopies() });
  },
);

/**
 * Requests a rebuild at the end of the current time window, at most one per window: the task is named after the window.
 *
 * @throws Error when Cloud Tasks does not respond
 */
export async function requestRebuild(options: { isNightly?: true } = {}): Promise<void> {
  const due = (Math.floor(Date.now() / WINDOW_MS) + 1) * WINDOW_MS;
  try {
    await taskQueue('rebuildPosts').enqueue(
      { due, ...options },
      { id: `posts-${due}`, scheduleTime: new Date(due) },
    );
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'functions/task-already-exists') throw error;
  }
}
