import { randomInt } from 'node:crypto';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { isoDate } from '#domain/dates.ts';
import type { Sums } from '#domain/sums/beacon.ts';
import { firestore } from '../firestore.ts';
import { setting } from '../settings.ts';

/** The counts of this interval are stored by one write, so that an instance makes at most 43,200 writes a day. */
const INTERVAL_MS = 2000;

/** The number of documents of a day. Firestore takes about one write a second to each, and `measure` and `reports` both write. */
const SHARDS = 5;

const DAY_MS = 24 * 3_600_000;

let waiting = new Map<string, number>();
let nextWrite: Promise<void> | undefined;
let lastWrittenAt = 0;

/**
 * Adds to the sums of today. Resolves when they are stored: at once after a pause, otherwise together with all other counts of
 * two seconds. Callers wait, which keeps the instance alive, so that none of their counts is lost with it.
 *
 * @throws Error if they could not be stored; a second attempt might count them twice
 */
export function addToSums(sums: Sums): Promise<void> {
  for (const [name, count] of sums) waiting.set(name, (waiting.get(name) ?? 0) + count);
  nextWrite ??= writeSoon();
  return nextWrite;
}

async function writeSoon(): Promise<void> {
  const delay = Math.max(0, lastWrittenAt + INTERVAL_MS - Date.now());
  await new Promise((resolve) => setTimeout(resolve, delay));
  const counts = waiting;
  waiting = new Map();
  nextWrite = undefined;
  lastWrittenAt = Date.now();
  await write(counts, lastWrittenAt);
}

/** Adds to one of the day's documents, chosen at random. Increments that are merged need no read and no transaction. */
async function write(sums: Sums, now: number): Promise<void> {
  const day = isoDate(new Date(now));
  const increments = [...sums].map(([name, count]) => [name, FieldValue.increment(count)]);
  await firestore()
    .collection('sums')
    .doc(`${day}-${randomInt(SHARDS)}`)
    .set(
      {
        day,
        sums: Object.fromEntries(increments),
        expireAt: Timestamp.fromMillis(now + setting('SUMS_KEEP_DAYS') * DAY_MS),
      },
      { merge: true },
    );
}
