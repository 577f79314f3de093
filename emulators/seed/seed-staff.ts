import { getAuth } from 'firebase-admin/auth';
import { demoStaff } from '../demo-staff.ts';
import { adminApp, adminDatabase } from './admin-app.ts';

/** Posts that the demo member of staff has written stay theirs when the Auth emulator begins anew. */
const UID = 'demo-staff';

/** Makes the demo member of staff. At every start: the Auth emulator keeps accounts in memory only. */
export async function seedStaff(): Promise<void> {
  const auth = getAuth(adminApp());
  await auth.createUser({ uid: UID, ...demoStaff(), emailVerified: true });
  await auth.setCustomUserClaims(UID, { staff: true });
  await adminDatabase().doc(`staff/${UID}`).set({});
}
