import { setTimeout as pause } from 'node:timers/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** One every two seconds, for two minutes: a mail whose task was lost is sent by the next sweep. */
const ATTEMPTS = 60;

/** Whether a mail that was stored for an email address at `since` or later is accepted by the mail server within two minutes. */
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
    await pause(2000);
  }
  return false;
}
