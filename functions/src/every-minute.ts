import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { isEmulated, REGION, TASK } from './settings.ts';

/**
 * Returns two functions: one that Cloud Scheduler calls every minute, but not before the previous run has ended, and one that
 * does the same on an HTTP request. The second exists only in the emulator, where no scheduler runs.
 */
export function everyMinute(run: () => Promise<void>) {
  const scheduled = onSchedule({ ...TASK, schedule: 'every 1 minutes', retryCount: 0 }, run);
  const onDemand = onRequest({ region: REGION }, async (_, response) => {
    await run();
    response.status(204).end();
  });
  return [scheduled, isEmulated ? onDemand : undefined] as const;
}
