import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  type Firestore,
  initializeFirestore,
} from 'firebase/firestore/lite';
import { settings } from '#settings.ts';
import { firebaseApp } from './app.ts';

let database: Firestore | undefined;

export async function firestore(): Promise<Firestore> {
  const app = await firebaseApp();
  if (!database) {
    // Optional fields of a post may be undefined.
    database = initializeFirestore(app, { ignoreUndefinedProperties: true });
    if (settings.emulators) connectFirestoreEmulator(database, '127.0.0.1', settings.emulators.firestorePort);
  }
  return database;
}

export async function postsCollection(): Promise<CollectionReference> {
  return collection(await firestore(), 'posts');
}
