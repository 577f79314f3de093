import { getAuth } from 'firebase-admin/auth';
import { demoStaff } from '../demo-staff.ts';
import { adminApp, adminDatabase } from './admin-app.ts';

/** Fixed, so that posts written by the demo staff account remain its own when the Auth emulator restarts. */
const UID = 'demo-staff';

/**
 * Creates the demo staff account, on every start: the Auth emulator stores accounts in memory only. It is an owner without
 * a second factor, because the emulator does not support authenticator apps.
 */
export async function seedStaff(): Promise<void> {
  const auth = getAuth(adminApp());
  const { email, password } = demoStaff();
  await auth.createUser({ uid: UID, email, password, emailVerified: true });
  await auth.setCustomUserClaims(UID, { staff: true });
  await adminDatabase().doc(`staff/${UID}`).set({ role: 'owner', email, withoutSecondFactor: true });
}
