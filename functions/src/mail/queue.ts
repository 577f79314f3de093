import { getFunctions } from 'firebase-admin/functions';
import { logger } from 'firebase-functions';
import { adminApp } from '../app.ts';
import { REGION } from '../settings.ts';

/**
 * Asks Cloud Tasks to deliver a stored mail. A queue that cannot be reached delays the mail and does not lose it: the
 * sweep finds it in the outbox.
 */
export async function enqueueMail(id: string): Promise<void> {
  try {
    await getFunctions(adminApp()).taskQueue(`locations/${REGION}/functions/deliver`).enqueue({ id });
  } catch (error) {
    logger.error('A mail could not be queued; the sweep will find it', { id, error });
  }
}
