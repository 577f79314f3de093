import { FieldValue, GrpcStatus, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { StoredFields } from '#domain/leads/catalogue.ts';
import { firestore } from '../firestore.ts';
import { newLead, personOf } from '../leads/new-lead.ts';
import { setting } from '../settings.ts';
import {
  days,
  FIRST_CHECK_DELAY_MS,
  GIVE_UP_AFTER_MS,
  LATE_AFTER_MS,
  LEASE_MS,
  NEXT_CHECK_DELAY_MS,
  UNATTEMPTED_AFTER_MS,
  UNATTEMPTED_CHECK_DELAY_MS,
} from './delivery-times.ts';
import { type MailContent, mailContentSchema } from './mail-content.ts';

/**
 * The state of a mail in the collection `outbox`. PENDING waits for an attempt; PROCESSING is being sent, until `dueAt`;
 * SENT and FAILED are final. `dueAt` is when the sweep picks the mail up, `expireAt` when it is deleted.
 */
type OutboxState = 'PENDING' | 'PROCESSING' | 'SENT' | 'FAILED';

/** A mail that only this attempt may send. */
export interface ClaimedMail {
  readonly id: string;
  readonly content: MailContent;
  readonly createdAt: Date;
}

function outbox() {
  return firestore().collection('outbox');
}

/** Returns the document of a lead, which has the same id as its mail. */
export function leadReference(id: string) {
  return firestore().collection('leads').doc(id);
}

/** Stores a mail for delivery and, unless its kind is `my-data`, its content as a lead. Returns the id that both have. */
export async function storeMail(content: MailContent): Promise<string> {
  const now = Date.now();
  const document = outbox().doc();
  const batch = firestore().batch();
  batch.create(document, pendingMail(content, now));
  if (content.kind !== 'my-data') batch.create(leadReference(document.id), newLead(content, now));
  await batch.commit();
  return document.id;
}

function pendingMail(content: MailContent, now: number): StoredFields<'outbox'> {
  return {
    content,
    person: personOf(content.email),
    state: 'PENDING' satisfies OutboxState,
    attempts: 0,
    createdAt: Timestamp.fromMillis(now),
    dueAt: Timestamp.fromMillis(now + FIRST_CHECK_DELAY_MS),
    expireAt: expiry(now + GIVE_UP_AFTER_MS),
  };
}

/** Stores the mail of a lead again if staff have set `mail` to 'waiting'. Returns its kind, or undefined if none is stored. */
export async function storeAgain(id: string): Promise<MailContent['kind'] | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const [lead, mail] = await transaction.getAll(leadReference(id), outbox().doc(id));
    const isRequested = lead?.get('mail') === 'waiting' && !lead.get('eraseBy');
    const isBeingDelivered = ['PENDING', 'PROCESSING'].includes(mail?.get('state'));
    if (!isRequested || isBeingDelivered) return undefined;
    const content = mailContentSchema.parse(lead.data());
    transaction.set(outbox().doc(id), pendingMail(content, Date.now()));
    return content.kind;
  });
}

/** Claims a mail for one attempt. Returns undefined if it was sent, has failed, was deleted, or is claimed already. */
export function claimMail(id: string, now: number): Promise<ClaimedMail | undefined> {
  const document = outbox().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(document);
    const state: unknown = snapshot.get('state');
    const dueAt: unknown = snapshot.get('dueAt');
    const isFree = state === 'PENDING';
    const isAbandoned = state === 'PROCESSING' && dueAt instanceof Timestamp && dueAt.toMillis() <= now;
    if (!isFree && !isAbandoned) return undefined;
    transaction.update(document, {
      state: 'PROCESSING' satisfies OutboxState,
      attempts: FieldValue.increment(1),
      dueAt: Timestamp.fromMillis(now + LEASE_MS),
    } satisfies StoredFields<'outbox'>);
    const createdAt: Timestamp = snapshot.get('createdAt');
    return { id, content: mailContentSchema.parse(snapshot.get('content')), createdAt: createdAt.toDate() };
  });
}

/** Deletes a mail that is not to be sent. */
export async function discardMail(id: string): Promise<void> {
  await outbox().doc(id).delete();
}

/** Releases a mail after a failed attempt, so that another one can claim it. */
export async function releaseMail(id: string, reason: string, now: number): Promise<void> {
  const released: StoredFields<'outbox'> = {
    state: 'PENDING' satisfies OutboxState,
    dueAt: Timestamp.fromMillis(now + NEXT_CHECK_DELAY_MS),
    reason,
  };
  await outbox().doc(id).update(released).catch(rethrowUnlessErased);
}

/** Records how a delivery has ended: accepted by the mail server, or failed permanently, for a reason. */
export async function endMail(id: string, state: 'SENT' | 'FAILED', reason?: string): Promise<void> {
  const now = Date.now();
  const mailFields: StoredFields<'outbox'> = {
    state,
    dueAt: FieldValue.delete(),
    endedAt: Timestamp.fromMillis(now),
    expireAt: expiry(now),
    ...(reason && { reason }),
  };
  const leadFields: StoredFields<'leads'> = {
    mail: state === 'SENT' ? 'sent' : 'failed',
    mailReason: reason ?? FieldValue.delete(),
  };
  await firestore().runTransaction(async (transaction) => {
    const [mail, lead] = await transaction.getAll(outbox().doc(id), leadReference(id));
    // The mail or the lead may have been erased meanwhile.
    if (mail?.exists) transaction.update(mail.ref, mailFields);
    if (lead?.exists) transaction.update(lead.ref, leadFields);
  });
}

/** Rethrows the error of an update, unless its document was erased meanwhile. */
export function rethrowUnlessErased(error: { readonly code?: unknown }): void {
  if (error.code !== GrpcStatus.NOT_FOUND) throw error;
}

function expiry(from: number): Timestamp {
  return Timestamp.fromMillis(from + days(setting('OUTBOX_KEEP_DAYS')));
}

/** A mail whose delivery is overdue. */
interface DueMail {
  readonly id: string;
  readonly kind: MailContent['kind'];
  /** Whether it has waited long without an attempt. The fault is then in the queue or a setting, not in the mail server. */
  readonly isUnattempted: boolean;
  /** Whether attempts have failed for an hour. */
  readonly isLate: boolean;
}

/** Returns mails whose delivery is overdue, and postpones the next check of PENDING ones; an attempt postpones that of others. */
export async function takeDueMails(now: number, limit: number): Promise<DueMail[]> {
  const due = await outbox()
    .where('dueAt', '<=', Timestamp.fromMillis(now))
    .orderBy('dueAt')
    .limit(limit)
    .select('state', 'content.kind', 'attempts', 'createdAt')
    .get();
  const waiting = due.docs.filter((snapshot) => snapshot.get('state') === 'PENDING');
  await Promise.all(
    waiting.map((snapshot) => {
      const delay = wasAttempted(snapshot) ? NEXT_CHECK_DELAY_MS : UNATTEMPTED_CHECK_DELAY_MS;
      return postpone(snapshot, { dueAt: Timestamp.fromMillis(now + delay) });
    }),
  );
  return due.docs.map((snapshot) => ({
    id: snapshot.id,
    kind: snapshot.get('content.kind'),
    isUnattempted: !wasAttempted(snapshot) && now - createdAt(snapshot) >= UNATTEMPTED_AFTER_MS,
    isLate: wasAttempted(snapshot) && now - createdAt(snapshot) >= LATE_AFTER_MS,
  }));
}

function wasAttempted(snapshot: QueryDocumentSnapshot): boolean {
  return snapshot.get('attempts') > 0;
}

/** Returns when a mail was stored, in milliseconds since 1970. */
function createdAt(snapshot: QueryDocumentSnapshot): number {
  const moment: Timestamp = snapshot.get('createdAt');
  return moment.toMillis();
}

/** Sets the field with the time of the sweep's next check, unless the document has changed since it was read. */
export async function postpone(
  { ref, updateTime }: QueryDocumentSnapshot,
  dueField: Readonly<Record<string, Timestamp>>,
): Promise<void> {
  await ref.update(dueField, { lastUpdateTime: updateTime }).catch((error) => {
    if (error.code !== GrpcStatus.FAILED_PRECONDITION) rethrowUnlessErased(error);
  });
}
