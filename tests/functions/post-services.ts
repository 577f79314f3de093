import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getApps, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  Timestamp,
} from 'firebase/firestore/lite';
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../../emulators/project.ts';
import { documentPolicy } from '../../emulators/rules/firestore-policy.ts';
import { readRules } from '../../emulators/rules/read-rules.ts';
import { objectPolicy } from '../../emulators/rules/storage-policy.ts';
import { createStorageEmulator } from '../../emulators/storage/server.ts';
import { tokenOfPerson } from '../rules/people.ts';
import { CountingProxy } from './counting-proxy.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';

/** A Firestore and a Storage of a test's own, as the function `posts` reaches them. */
export interface PostServices {
  readonly firestore: CountingProxy;
  readonly storage: CountingProxy;
  /** Stores a post past the rules, as the seed and the console do. */
  store(slug: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** The lines of the stored index. */
  readSnapshot(): Promise<string>;
  /** Firestore for somebody: staff obey the rules that are deployed, the administrator does not. */
  clientOf(who: 'staff' | 'admin'): Firestore;
  /** A fresh instance of the functions for lists of posts and for the feed. Ended by `stop` at the latest. */
  startInstance(): Promise<FunctionsServer>;
  stop(): Promise<void>;
}

export async function startPostServices(): Promise<PostServices> {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'));
  const emulators = [
    createFirestoreEmulator({
      databaseFile: join(folder, 'firestore.sqlite'),
      authorize: documentPolicy(readRules('firestore.rules'), PROJECT_ID),
    }),
    createStorageEmulator({
      databaseFile: join(folder, 'storage.sqlite'),
      authorize: objectPolicy(readRules('storage.rules'), PROJECT_ID),
    }),
  ] as const;
  const [firestorePort, storagePort] = await Promise.all([emulators[0].listen(0), emulators[1].listen(0)]);
  const [firestore, storage] = [firestorePort, storagePort].map(
    (port) => new CountingProxy(`127.0.0.1:${port}`),
  ) as [CountingProxy, CountingProxy];
  const settings = {
    FIRESTORE_EMULATOR_HOST: await firestore.start(),
    STORAGE_EMULATOR_HOST: `http://${await storage.start()}`,
  };
  const instances: FunctionsServer[] = [];
  return {
    firestore,
    storage,
    clientOf: (who) => connect(who, firestorePort),
    async store(slug, fields) {
      const post = { slug, published: true, categories: [], date: Timestamp.now(), ...fields };
      await setDoc(doc(connect('admin', firestorePort), 'posts', slug), post);
    },
    async readSnapshot() {
      const object = `${STORAGE_BUCKET}/o/${encodeURIComponent('index/posts.gz')}`;
      const response = await fetch(`http://127.0.0.1:${storagePort}/storage/v1/b/${object}?alt=media`);
      return gunzipSync(await response.arrayBuffer()).toString();
    },
    async startInstance() {
      const instance = await startFunctionsServer(['posts', 'rss', 'rebuildPostIndexNow'], settings);
      instances.push(instance);
      return instance;
    },
    async stop() {
      await Promise.all(instances.map((instance) => instance.stop()));
      await Promise.all([...emulators.map((emulator) => emulator.close()), firestore.stop(), storage.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function connect(who: 'staff' | 'admin', port: number): Firestore {
  const name = `posts of ${who} at ${port}`;
  const known = getApps().find((app) => app.name === name);
  if (known) return getFirestore(known);
  const app = initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, name);
  const firestore = getFirestore(app);
  const mockUserToken = tokenOfPerson(who);
  connectFirestoreEmulator(firestore, '127.0.0.1', port, mockUserToken ? { mockUserToken } : {});
  return firestore;
}
