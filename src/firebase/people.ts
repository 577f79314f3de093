import { collection, doc, getDocs, serverTimestamp, writeBatch } from 'firebase/firestore/lite';
import { describeRoleChange, type Role, roleOf } from '#domain/staff/role.ts';
import { signedIn } from './auth.ts';
import { firestore } from './firestore.ts';

/** A member of the staff. */
export interface Person {
  readonly uid: string;
  /** The email address; the uid for people who became staff before email addresses were stored. */
  readonly name: string;
  readonly role: Role;
}

/**
 * Returns everyone on the staff, sorted by email address.
 *
 * @throws FirebaseError `permission-denied` for everyone but owners, `unavailable` when Firestore cannot be reached
 */
export async function readPeople(): Promise<Person[]> {
  const { docs } = await getDocs(collection(await firestore(), 'staff'));
  return docs
    .map((person) => ({
      uid: person.id,
      name: person.get('email') ?? person.id,
      role: roleOf(person.get('role')),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/**
 * Sets the role of another person, or ends their right at once, with an entry in the audit trail.
 *
 * @param role undefined to end the right
 * @throws FirebaseError `permission-denied` for everyone but owners, and for a role that the person has already
 */
export async function setRole({ uid, name }: Person, role: Role | undefined): Promise<void> {
  const database = await firestore();
  const batch = writeBatch(database);
  const reference = doc(database, 'staff', uid);
  if (role) batch.update(reference, { role });
  else batch.delete(reference);
  const entry = doc(collection(database, 'audit'));
  const who = signedIn();
  const what = describeRoleChange(role);
  batch.set(entry, { at: serverTimestamp(), uid: who.uid, who: who.email, what, which: name, person: uid });
  batch.set(doc(database, 'lastEntries', uid), { entry: entry.id }); // By which the rules find the entry.
  await batch.commit();
}
