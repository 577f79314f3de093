import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';
import { PROJECT_ID, STORAGE_BUCKET } from '../project.ts';

/** The app that the seed uses to write as administrator. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET });
}

/** Its database. */
export function adminDatabase(): Firestore {
  return initializeFirestore(adminApp(), { preferRest: true });
}
