import { setTimeout as pause } from 'node:timers/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

const INTERVAL_MS = 2000;

/** Two minutes: a mail whose task was lost is sent by the next sweep. */
const ATTEMPTS = 60;

/** Whether the mail server accepts, within two minutes, a mail to an email address that was stored at `since` or later. */
export async function hasLeft(database: Firestore, email: string, since: Date): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const recent = await database
      .collection('outbox')
      .where('createdAt', '>=', Timestamp.fromDate(since))
      .select('state', 'content.email')
      .get();
    const states = recent.docs
      .filter((mail) => mail.get('content.email') === email)
      .map((mail) => mail.get('state'));
    if (states.includes('SENT')) return true;
    if (states.includes('FAILED')) return false;
    await pause(INTERVAL_MS);
  }
  return false;
}
