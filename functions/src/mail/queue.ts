import * as logger from 'firebase-functions/logger';
import type { QueueName } from '../called-by-google.ts';
import { taskQueue } from '../task-queue.ts';
import type { MailContent } from './mail-content.ts';

/** One queue function per kind of mail, so that contact mail never waits behind a flood of links. */
const QUEUES: Readonly<Record<MailContent['kind'], QueueName>> = {
  contact: 'deliver',
  'download-link': 'deliverLinks',
  'my-data': 'deliverLinks',
};

/** Enqueues the delivery of a stored mail. If that fails, the mail is only delayed: the sweep finds it in the outbox. */
export async function enqueueMail(id: string, kind: MailContent['kind']): Promise<void> {
  try {
    await taskQueue(QUEUES[kind]).enqueue({ id });
  } catch (error) {
    logger.error('A mail could not be queued; the sweep will find it', { id, error });
  }
}
