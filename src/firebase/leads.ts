import {
  collection,
  doc,
  getDocs,
  limit,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  runTransaction,
  startAfter,
  updateDoc,
  where,
} from 'firebase/firestore/lite';
import { hasWords, type Lead, type LeadFilter, readLead } from '#domain/leads/lead.ts';
import { addAuditEntry } from './audit-trail.ts';
import { signedIn } from './auth.ts';
import { firestore } from './firestore.ts';

/* What editors and owners do with leads. The rules refuse everyone else: every function here throws FirebaseError
   `permission-denied` for them, and `unavailable` when Firestore cannot be reached. */

const PAGE_SIZE = 25;

/** The maximum that the rules let editors read at once. */
const BATCH_SIZE = 50;

/** Some leads, newest first. */
export interface LeadPage {
  readonly leads: readonly Lead[];
  /** The cursor of the next page; undefined on the last one. */
  readonly last?: QueryDocumentSnapshot;
}

/** Reads a page of filtered leads. For search words, which no query supports, it reads on until the page is full. */
export async function readLeads(filter: LeadFilter, after?: QueryDocumentSnapshot): Promise<LeadPage> {
  const leads: Lead[] = [];
  let last = after;
  while (true) {
    const batch = await readBatch(filter, last);
    for (const document of batch) {
      last = document;
      const lead = readLead(document.id, document.data());
      if (lead && hasWords(lead, filter.words)) leads.push(lead);
      if (leads.length === PAGE_SIZE) return { leads, last };
    }
    if (batch.length < BATCH_SIZE) return { leads };
  }
}

/** Reads all leads that pass a filter, after adding an entry to the audit trail. For owners. */
export async function exportLeads(filter: LeadFilter): Promise<Lead[]> {
  await addAuditEntry('exported', 'leads');
  const leads: Lead[] = [];
  let page: LeadPage | undefined;
  do {
    page = await readLeads(filter, page?.last);
    leads.push(...page.leads);
  } while (page.last);
  return leads;
}

async function readBatch({ state, kind }: LeadFilter, after: QueryDocumentSnapshot | undefined) {
  const chosen = query(
    collection(await firestore(), 'leads'),
    ...(state ? [where('state', '==', state)] : []),
    ...(kind ? [where('kind', '==', kind)] : []),
    orderBy('at', 'desc'),
    limit(BATCH_SIZE),
  );
  return (await getDocs(after ? query(chosen, startAfter(after)) : chosen)).docs;
}

/** The fields of a lead that staff can change. */
export type LeadChange = Partial<Pick<Lead, 'state' | 'notes' | 'mail' | 'handover'>>;

/** Changes a lead, and returns true; false if this would overwrite notes that somebody has changed since they were read. */
export async function changeLead(
  { id, notes }: Pick<Lead, 'id' | 'notes'>,
  change: LeadChange,
): Promise<boolean> {
  const database = await firestore();
  const reference = doc(database, 'leads', id);
  return runTransaction(database, async (transaction) => {
    const stored = (await transaction.get(reference)).get('notes');
    if (change.notes !== undefined && stored !== notes && stored !== change.notes) return false;
    transaction.update(reference, { ...change, by: signedIn().email });
    return true;
  });
}

/** Requests that a function erases everything that the person of a lead has sent. For owners. */
export async function erasePersonOf({ id }: Pick<Lead, 'id'>): Promise<void> {
  await updateDoc(doc(await firestore(), 'leads', id), { eraseBy: signedIn().email });
}
