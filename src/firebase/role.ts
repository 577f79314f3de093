import { doc, getDoc } from 'firebase/firestore/lite';
import { type Role, roleOf } from '#domain/staff/role.ts';
import { errorCode } from './error-code.ts';
import { firestore } from './firestore.ts';

/**
 * The role of a person; undefined if their right has been ended, or they need a second factor.
 *
 * @throws FirebaseError `unavailable` when Firestore cannot be reached
 */
export async function readRole(uid: string): Promise<Role | undefined> {
  try {
    return roleOf((await getDoc(doc(await firestore(), 'staff', uid))).get('role'));
  } catch (error) {
    // The rules respond with this to everyone without a document or a second factor.
    if (errorCode(error) === 'permission-denied') return undefined;
    throw error;
  }
}
