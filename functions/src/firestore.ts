import { initializeApp } from 'firebase-admin/app';
import { type Firestore, initializeFirestore } from 'firebase-admin/firestore';

let database: Firestore | undefined;

/** The database with administrator's rights. REST instead of gRPC: a quicker cold start, and the local emulator speaks it. */
export function firestore(): Firestore {
  database ??= initializeFirestore(initializeApp(), { preferRest: true });
  return database;
}
