import { randomUUID } from 'node:crypto';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type Firestore,
  initializeFirestore,
  type Settings,
} from 'firebase-admin/firestore';

/** A Firestore client of the admin SDK that uses an emulator, such as `127.0.0.1:8080`, over REST. */
export function connectAdmin(host: string, settings: Settings = {}): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = host;
  const app = initializeApp(
    { projectId: 'demo-conformance', credential: applicationDefault() },
    randomUUID(),
  );
  const firestore = initializeFirestore(app, { preferRest: true });
  // The SDK requires credentials even for an emulator.
  const authClient = { getRequestHeaders: async () => ({ authorization: 'Bearer owner' }) };
  firestore.settings({ host, ssl: false, authClient, ...settings });
  return firestore;
}

/** A collection that no other test uses. */
export function newCollection(firestore: Firestore): CollectionReference {
  return firestore.collection(`test-${randomUUID()}`);
}
