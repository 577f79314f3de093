import {
  collection,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  startAfter,
  type Timestamp,
} from 'firebase/firestore/lite';
import { firestore } from './firestore.ts';

const PAGE_SIZE = 20;

/** Who did what when. */
interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** An address, or the name of an operator. */
  readonly who: string;
  /** A `PostAct`, or what `npm run staff` did to a right. */
  readonly what: string;
  /** The id of a post, or the address whose right it was. */
  readonly which: string;
}

/** Some entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** After what the next page starts; undefined on the last one. */
  readonly last: QueryDocumentSnapshot | undefined;
}

/**
 * Reads a page of the audit trail, by default the first one.
 *
 * @throws FirebaseError `permission-denied` for everyone but owners, `unavailable` when Firestore cannot be reached
 */
export async function readAuditTrail(after?: QueryDocumentSnapshot): Promise<AuditPage> {
  const newest = query(collection(await firestore(), 'audit'), orderBy('at', 'desc'), limit(PAGE_SIZE));
  const { docs } = await getDocs(after ? query(newest, startAfter(after)) : newest);
  const entries = docs.map((entry) => {
    const { at, who, what, which } = entry.data() as Omit<AuditEntry, 'at'> & { at: Timestamp };
    return { id: entry.id, at: at.toDate(), who, what, which };
  });
  return { entries, last: docs.length === PAGE_SIZE ? docs.at(-1) : undefined };
}
