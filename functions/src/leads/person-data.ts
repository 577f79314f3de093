import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailboxKeys } from '../security/mailbox.ts';

/** The stored data of a person who has used a form. */
export interface PersonData {
  readonly leads: readonly QueryDocumentSnapshot[];
  readonly mails: readonly QueryDocumentSnapshot[];
  /** The counts of the person's requests in the last hour; undefined without the key from which their ids are made. */
  readonly counts: readonly DocumentSnapshot[] | undefined;
}

/**
 * Finds a person's data by the email address in lower case. The functions use it, and `npm run person`.
 *
 * @param visitorKey the secret VISITOR_KEY, by which counts are found. Functions omit it: counts expire within two hours, and a
 * visitor who could delete them would escape all limits
 */
export async function findPersonData(
  database: Firestore,
  person: string,
  visitorKey?: string,
): Promise<PersonData> {
  const keys = visitorKey ? mailboxKeys(visitorKey, person) : undefined;
  const [leads, mails, counts] = await Promise.all([
    findDocuments(database, 'leads', person),
    findDocuments(database, 'outbox', person),
    keys && database.getAll(...keys.map((key) => database.doc(`limits/${key}`))),
  ]);
  return { leads, mails, counts: counts?.filter(({ exists }) => exists) };
}

async function findDocuments(database: Firestore, collection: 'leads' | 'outbox', person: string) {
  return (await database.collection(collection).where('person', '==', person).get()).docs;
}

/** Whether any data of a person is stored, apart from requests for a link whose mail is still waiting to be sent. */
export async function isKnown(database: Firestore, person: string): Promise<boolean> {
  const { leads, mails } = await findPersonData(database, person);
  const hasEnded = (mail: QueryDocumentSnapshot) => ['SENT', 'FAILED'].includes(mail.get('state'));
  return leads.length > 0 || mails.some((mail) => mail.get('content.kind') !== 'my-data' || hasEnded(mail));
}

/**
 * Deletes what was found. Without its lead, staff cannot send a mail again. So leads are deleted first, and then also the
 * mails that staff have sent again in the meantime.
 */
export async function erasePersonData(
  database: Firestore,
  person: string,
  { leads, mails, counts = [] }: PersonData,
): Promise<void> {
  for (const { ref } of leads) await ref.delete();
  const mailsByNow = await findDocuments(database, 'outbox', person);
  for (const { ref } of [...mails, ...mailsByNow, ...counts]) await ref.delete();
}
