import type { DocumentSnapshot, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { mailboxKeys } from '../security/limit-keys.ts';

/** What is stored of a person who has used a form. */
export interface PersonData {
  readonly leads: readonly QueryDocumentSnapshot[];
  readonly mails: readonly QueryDocumentSnapshot[];
  /** Counts of the last hour; undefined without the key of their ids. */
  readonly counts: readonly DocumentSnapshot[] | undefined;
}

/**
 * Finds it by the email address in lower case. The functions use it, and `npm run person`.
 *
 * @param visitorKey the secret VISITOR_KEY, by which counts are found
 */
export async function findPersonData(
  database: Firestore,
  person: string,
  visitorKey: string | undefined,
): Promise<PersonData> {
  const ofPerson = async (collection: string) =>
    (await database.collection(collection).where('person', '==', person).get()).docs;
  const keys = visitorKey ? mailboxKeys(visitorKey, person) : undefined;
  const [leads, mails, counts] = await Promise.all([
    ofPerson('leads'),
    ofPerson('outbox'),
    keys && database.getAll(...keys.map((key) => database.doc(`limits/${key}`))),
  ]);
  return { leads, mails, counts: counts?.filter(({ exists }) => exists) };
}

/** Deletes what was found. */
export async function erasePersonData({ leads, mails, counts = [] }: PersonData): Promise<void> {
  for (const { ref } of [...mails, ...counts, ...leads]) await ref.delete();
}
