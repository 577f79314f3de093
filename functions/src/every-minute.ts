import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { isEmulated, REGION, TASK } from './settings.ts';

/**
 * A function that Cloud Scheduler calls every minute, but not before the previous run has ended. In the emulator, where no
 * scheduler runs, a request does the same.
 */
export function everyMinute(run: () => Promise<void>) {
  const scheduled = onSchedule({ ...TASK, schedule: 'every 1 minutes', retryCount: 0 }, run);
  const onDemand = onRequest({ region: REGION }, async (_, response) => {
    await run();
    response.status(204).end();
  });
  return [scheduled, isEmulated ? onDemand : undefined] as const;
}
