import { Timestamp } from 'firebase-admin/firestore';
import { firestore } from '../firestore.ts';
import { HOUR_MS, secondsToWait, withCall } from './sliding-window.ts';

/** Somebody whose calls of the last hour are counted. */
export interface Limit {
  /** A hash; the document's id. */
  readonly key: string;
  readonly callsPerHour: number;
}

/**
 * Counts a call, unless the limit is reached. Gives the seconds to wait, 0 when the call may go on. The count is
 * deleted an hour after the last call, by Firestore's time-to-live on `expireAt` and by the sweep.
 */
export function countCall({ key, callsPerHour }: Limit, now: number): Promise<number> {
  const document = firestore().collection('limits').doc(key);
  return firestore().runTransaction(async (transaction) => {
    const calls = readCalls((await transaction.get(document)).get('calls'));
    const wait = secondsToWait(calls, callsPerHour, now);
    if (wait === 0) {
      const expireAt = Timestamp.fromMillis(now + HOUR_MS);
      transaction.set(document, { calls: withCall(calls, now), expireAt });
    }
    return wait;
  });
}

function readCalls(stored: unknown): number[] {
  return Array.isArray(stored) ? stored.filter((moment) => typeof moment === 'number') : [];
}
