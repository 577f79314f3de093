import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, type Firestore, getFirestore, setLogLevel } from 'firebase/firestore/lite';
import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { inject } from 'vitest';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { type Person, tokenOfPerson } from './people.ts';

// The SDK logs every denial to the console, and most of these tests expect one.
setLogLevel('silent');

const OPTIONS = { projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET, apiKey: 'none' };

/** Long for a busy machine, short for a test that waits for an unavailable server. */
const RETRY_MS = 10_000;

/** A Firestore client of the web SDK for a person. */
export const firestoreOf = oncePerPerson((who): Firestore => {
  const [host, port] = addressOf('firestore');
  const firestore = getFirestore(initializeApp(OPTIONS, `firestore of ${who}`));
  connectFirestoreEmulator(firestore, host, port, tokenOptions(who));
  return firestore;
});

/** A Storage client of the web SDK for a person. */
export const storageOf = oncePerPerson((who): FirebaseStorage => {
  const [host, port] = addressOf('storage');
  const storage = getStorage(initializeApp(OPTIONS, `storage of ${who}`));
  storage.maxOperationRetryTime = RETRY_MS;
  storage.maxUploadRetryTime = RETRY_MS;
  connectStorageEmulator(storage, host, port, tokenOptions(who));
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

function addressOf(service: 'firestore' | 'storage'): [host: string, port: number] {
  const [host = '', port] = inject('guarded')[service]?.split(':') ?? [];
  return [host, Number(port)];
}

function tokenOptions(who: Person): { mockUserToken?: string } {
  const mockUserToken = tokenOfPerson(who);
  return mockUserToken === undefined ? {} : { mockUserToken };
}
