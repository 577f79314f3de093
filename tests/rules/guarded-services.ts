import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentReference,
  doc,
  type Firestore,
  getDocs,
  getFirestore,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { inject } from 'vitest';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { type Person, RIGHTS, tokenOf } from './people.ts';

// The SDK logs every denial to the console, and most of these tests expect one.
setLogLevel('silent');

const OPTIONS = { projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET, apiKey: 'none' };

/** Long enough for a busy machine, and short enough for a test that waits for an unavailable server. */
const RETRY_TIMEOUT_MS = 10_000;

/** A Firestore client of the web SDK for a person. */
export const firestoreOf = oncePerPerson((who) => connectFirestore(inject('guarded').firestore, who));

function connectFirestore(host: string, who: Person): Firestore {
  const firestore = getFirestore(initializeApp(OPTIONS, `firestore of ${who} at ${host}`));
  connectFirestoreEmulator(firestore, ...hostAndPort(host), tokenOptions(who));
  return firestore;
}

/** Stores the rights of staff, bypassing the rules of the Firestore at a host. */
export async function storeStaff(host: string): Promise<void> {
  const firestore = connectFirestore(host, 'admin');
  const batch = writeBatch(firestore);
  for (const [who, right] of RIGHTS) batch.set(doc(firestore, 'staff', who), right);
  await batch.commit();
}

/** A Storage client of the web SDK for a person. */
export const storageOf = oncePerPerson((who): FirebaseStorage => {
  const storage = getStorage(initializeApp(OPTIONS, `storage of ${who}`));
  storage.maxOperationRetryTime = RETRY_TIMEOUT_MS;
  storage.maxUploadRetryTime = RETRY_TIMEOUT_MS;
  connectStorageEmulator(storage, ...hostAndPort(inject('guarded').storage), tokenOptions(who));
  return storage;
});

function oncePerPerson<Client>(connect: (who: Person) => Client): (who: Person) => Client {
  const clients = new Map<Person, Client>();
  return (who) => {
    const client = clients.get(who) ?? connect(who);
    clients.set(who, client);
    return client;
  };
}

function hostAndPort(address = ''): [host: string, port: number] {
  const [host = '', port] = address.split(':');
  return [host, Number(port)];
}

function tokenOptions(who: Person): { mockUserToken?: string } {
  const mockUserToken = tokenOf(who);
  return mockUserToken === undefined ? {} : { mockUserToken };
}

/** A document as a person sees it. */
export function documentOf(who: Person, path: string, id: string): DocumentReference {
  return doc(firestoreOf(who), path, id);
}

/** The documents that a person finds in a collection. */
export function list(
  who: Person,
  path: string,
  ...constraints: readonly QueryConstraint[]
): Promise<QuerySnapshot> {
  return getDocs(query(collection(firestoreOf(who), path), ...constraints));
}
