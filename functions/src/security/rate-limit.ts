import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { HOUR_MS, secondsToWait, withCall } from './sliding-window.ts';

/** A limit on the calls of one caller. */
export interface Limit {
  /** A hash that identifies the caller; the document's id. */
  readonly key: string;
  readonly callsPerHour: number;
}

/**
 * Counts a call, unless the limit is reached. Returns the seconds to wait, 0 when the call may go on. The count is deleted
 * an hour after the last call, by Firestore's time-to-live on `expireAt` and by the sweep.
 */
export function countCall({ key, callsPerHour }: Limit, now: number): Promise<number> {
  const document = firestore().collection('limits').doc(key);
  return firestore().runTransaction(async (transaction) => {
    const calls = readCalls((await transaction.get(document)).get('calls'));
    const seconds = secondsToWait(calls, callsPerHour, now);
    if (seconds > 0) return seconds;
    transaction.set(document, {
      calls: withCall(calls, now),
      expireAt: Timestamp.fromMillis(now + HOUR_MS),
    });
    return 0;
  });
}

function readCalls(stored: unknown): number[] {
  return Array.isArray(stored) ? stored.filter((moment) => typeof moment === 'number') : [];
}
