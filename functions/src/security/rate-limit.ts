import { Timestamp } from 'firebase-admin/firestore';
import type { StoredFields } from '#domain/leads/catalogue.ts';
import { firestore } from '../firestore.ts';
import { HOUR_MS, ofLastHour } from './sliding-window.ts';

/**
 * Counts a call if `mayCount` allows it, given the times of the calls in the last hour. Returns these times, in milliseconds since
 * 1970. The count is deleted an hour after the last call, by Firestore's time-to-live on `expireAt` and by the sweep.
 *
 * @param key a hash that identifies what is counted; the document's id
 */
export function countCall(
  key: string,
  mayCount: (calls: readonly number[]) => boolean,
  now: number,
): Promise<number[]> {
  const document = firestore().collection('limits').doc(key);
  return firestore().runTransaction(async (transaction) => {
    const stored: unknown = (await transaction.get(document)).get('calls');
    const moments = Array.isArray(stored) ? stored.filter((moment) => typeof moment === 'number') : [];
    const calls = ofLastHour(moments, now);
    if (mayCount(calls)) {
      const expireAt = Timestamp.fromMillis(now + HOUR_MS);
      const counted: StoredFields<'limits'> = { calls: [...calls, now], expireAt };
      transaction.set(document, counted);
    }
    return calls;
  });
}
