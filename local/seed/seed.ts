import { existsSync, writeFileSync } from 'node:fs';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { initializeFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { demoStaff } from '../demo-staff.ts';
import { localUrl, PORTS } from '../ports.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../project.ts';
import type { DataFolder } from '../run/data-folder.ts';
import { readSeedPosts } from './read-posts.ts';
import { readSeedDocuments, seedDocuments } from './seed-documents.ts';
import { seedPosts } from './seed-posts.ts';

/** The admin SDK, which no rules restrict. */
const app = initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET });
const database = initializeFirestore(app, { preferRest: true });

/** Fills the emulators with the initial content, unless that has been done before. */
export async function seedOnce(folder: DataFolder): Promise<void> {
  if (existsSync(folder.seedMarkerFile)) return;
  const bucket = getStorage(app).bucket();
  await seedPosts(readSeedPosts(), { database, bucket, storageUrl: localUrl(PORTS.storage) });
  await seedDocuments(readSeedDocuments(), bucket);
  writeFileSync(folder.seedMarkerFile, 'The seed is complete.\n');
}

/** Fixed, so that posts written by the demo staff account remain its own when the Auth emulator restarts. */
const STAFF_ID = 'demo-staff';

/**
 * Creates the demo staff account, on every start: the Auth emulator stores accounts in memory only. It is an owner without
 * a second factor, because the emulator does not support authenticator apps.
 */
export async function seedStaff(): Promise<void> {
  const auth = getAuth(app);
  const { email, password } = demoStaff();
  await auth.createUser({ uid: STAFF_ID, email, password, emailVerified: true });
  await auth.setCustomUserClaims(STAFF_ID, { staff: true });
  await database.doc(`staff/${STAFF_ID}`).set({ role: 'owner', email, withoutSecondFactor: true });
}
