import { initializeApp } from 'firebase/app';
import {
  type CollectionReference,
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getDocs,
  getFirestore,
  type Query,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';

// The SDK logs every error that a test causes.
setLogLevel('silent');

/** A Firestore client of the web SDK that uses an emulator, such as `127.0.0.1:8080`. */
export function connectWeb(emulatorHost: string): Firestore {
  const [host = '', port] = emulatorHost.split(':');
  const app = initializeApp({ projectId: 'demo-conformance', apiKey: 'none' }, crypto.randomUUID());
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, host, Number(port));
  return firestore;
}

/** A collection that no other test uses, with documents by id. */
export async function newCollection(
  firestore: Firestore,
  documents: Record<string, object> = {},
): Promise<CollectionReference> {
  const created = collection(firestore, `test-${crypto.randomUUID()}`);
  const batch = writeBatch(firestore);
  for (const [id, data] of Object.entries(documents)) batch.set(doc(created, id), data);
  await batch.commit();
  return created;
}

/** The ids of a query's results, in order. */
export async function idsOf(query: Query): Promise<string[]> {
  return (await getDocs(query)).docs.map(({ id }) => id);
}
