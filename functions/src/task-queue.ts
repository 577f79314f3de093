import { getFunctions, type TaskQueue } from 'firebase-admin/functions';
import { adminApp } from './app.ts';
import type { QueueName } from './called-by-google.ts';
import { REGION } from './settings.ts';

/** Returns the Cloud Tasks queue of a queue function of this project. */
export function taskQueue(name: QueueName): TaskQueue {
  return getFunctions(adminApp()).taskQueue(`locations/${REGION}/functions/${name}`);
}
