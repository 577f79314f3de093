import {
  collection,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import { isoDate } from '#domain/dates.ts';
import type { CountedLead } from '#domain/sums/read-leads.ts';
import type { StoredSums } from '#domain/sums/read-sums.ts';
import { firestore } from './firestore.ts';

/** The maximum that the rules let editors list at once. */
const PAGE_SIZE = 50;

/**
 * Reads all sums from a day (YYYY-MM-DD) on.
 *
 * @throws FirebaseError `permission-denied` for everyone but editors and owners, `unavailable` when Firestore cannot be reached
 */
export async function readSums(firstDay: string): Promise<StoredSums[]> {
  const { docs } = await getDocs(query(collection(await firestore(), 'sums'), where('day', '>=', firstDay)));
  return docs.map((sums) => sums.data() as StoredSums);
}

/**
 * Reads all leads from a day (YYYY-MM-DD) on, with only the fields that the figures need.
 *
 * @throws as readSums
 */
export async function readLeadDays(firstDay: string): Promise<CountedLead[]> {
  const leads = collection(await firestore(), 'leads');
  // A day earlier, because the day begins in Warsaw (isoDate) before it begins in UTC.
  const from = where('at', '>=', new Date(Date.parse(firstDay) - 24 * 3_600_000));
  const read: QueryDocumentSnapshot[] = [];
  for (;;) {
    const after = read.at(-1);
    const { docs } = await getDocs(
      query(leads, from, orderBy('at'), ...(after ? [startAfter(after)] : []), limit(PAGE_SIZE)),
    );
    read.push(...docs);
    if (docs.length < PAGE_SIZE) break;
  }
  return read.map((lead) => ({
    day: isoDate(lead.get('at').toDate()),
    kind: lead.get('kind'),
    attribution: lead.get('attribution'),
    mail: lead.get('mail'),
  }));
}
