import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  type Timestamp,
} from 'firebase/firestore/lite';
import { signedIn } from './auth.ts';
import { firestore } from './firestore.ts';

const PAGE_SIZE = 20;

/** An entry: who did what, and when. */
interface AuditEntry {
  readonly id: string;
  readonly at: Date;
  /** An email address, or the name of an operator. */
  readonly who: string;
  /** A `PostAct`, a change of a person's role, what was done with a PDF or a person's data, or `exported` for leads. */
  readonly what: string;
  /** The id of a post, the email address of the person whose role changed, the name of a file, or `leads`. */
  readonly which: string;
}

/** Some entries, newest first. */
export interface AuditPage {
  readonly entries: readonly AuditEntry[];
  /** The document that the next page starts after; undefined on the last page. */
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

/**
 * Adds an entry for what an owner is about to do: before the act, so that no act lacks an entry.
 *
 * @throws as readAuditTrail
 */
export async function addAuditEntry(what: string, which: string): Promise<void> {
  const { uid, email } = signedIn();
  const entry = { at: serverTimestamp(), uid, who: email, what, which };
  await setDoc(doc(collection(await firestore(), 'audit')), entry);
}
