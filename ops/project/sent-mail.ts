import { setTimeout as pause } from 'node:timers/promises';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';

/** Two minutes, one attempt every two seconds: a mail whose task was lost is sent by the next sweep, within a minute. */
const ATTEMPTS = 60;

/** Waits until the mail server accepts a mail stored for an email address at `since` or later. Returns false after two minutes. */
export async function wasSent(database: Firestore, email: string, since: Date): Promise<boolean> {
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
