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
import { createFirestoreEmulator } from 'local-firebase/firestore/server.ts';
import { createStorageEmulator } from 'local-firebase/storage/server.ts';
import { allowAll } from 'local-firebase/tests/policies.ts';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { CountingProxy } from './counting-proxy.ts';
import { type FunctionsServer, startFunctionsServer } from './functions-server.ts';

/** A test's own Firestore and Storage emulators, used by the function `posts`. */
export interface PostServices {
  readonly firestore: CountingProxy;
  readonly storage: CountingProxy;
  /** Stores a post; undefined fields are omitted. */
  store(slug: string, fields: Readonly<Record<string, unknown>>): Promise<void>;
  /** Returns the stored snapshot as text. */
  readSnapshot(): Promise<string>;
  /** Overwrites the stored snapshot. */
  writeSnapshot(bytes: string): Promise<void>;
  /** Returns the names of the stored texts. */
  storedTexts(): Promise<string[]>;
  /** Starts a new instance of the post functions, which `stop` also ends. */
  startInstance(): Promise<FunctionsServer>;
  stop(): Promise<void>;
}

export async function startPostServices(): Promise<PostServices> {
  const folder = await mkdtemp(join(tmpdir(), 'posts-'));
  const emulators = [
    createFirestoreEmulator({
      databaseFile: join(folder, 'firestore.sqlite'),
      authorize: allowAll,
    }),
    createStorageEmulator({
      databaseFile: join(folder, 'storage.sqlite'),
      authorize: allowAll,
    }),
  ] as const;
  const [firestorePort, storagePort] = await Promise.all([emulators[0].listen(0), emulators[1].listen(0)]);
  const [firestore, storage] = [firestorePort, storagePort].map(
    (port) => new CountingProxy(`127.0.0.1:${port}`),
  ) as [CountingProxy, CountingProxy];
  const bucketUrl = `http://127.0.0.1:${storagePort}/storage/v1/b/${STORAGE_BUCKET}`;
  const settings = {
    FIRESTORE_EMULATOR_HOST: await firestore.start(),
    STORAGE_EMULATOR_HOST: `http://${await storage.start()}`,
  };
  const instances: FunctionsServer[] = [];
  return {
    firestore,
    storage,
    async store(slug, fields) {
      const post = { slug, published: true, categories: [], date: Timestamp.now(), ...fields };
      const given = Object.entries(post).filter(([, value]) => value !== undefined);
      await setDoc(doc(connect(firestorePort), 'posts', slug), Object.fromEntries(given));
    },
    async readSnapshot() {
      const object = `o/${encodeURIComponent('index/v4/posts.gz')}`;
      const response = await fetch(`${bucketUrl}/${object}?alt=media`);
      return gunzipSync(await response.arrayBuffer()).toString();
    },
    async writeSnapshot(bytes) {
      const name = encodeURIComponent('index/v4/posts.gz');
      const upload = bucketUrl.replace('/storage/', '/upload/storage/');
      await fetch(`${upload}/o?uploadType=multipart&name=${name}`, {
        method: 'POST',
        headers: { 'content-type': 'multipart/related; boundary=b' },
        body: `--b\r\ncontent-type: application/json\r\n\r\n{}\r\n--b\r\ncontent-type: text/plain\r\n\r\n${bytes}\r\n--b--`,
      });
    },
    async storedTexts() {
      const response = await fetch(`${bucketUrl}/o?prefix=${encodeURIComponent('index/v4/posts/')}`);
      const { items } = (await response.json()) as { items: { name: string }[] };
      return items.map(({ name }) => name);
    },
    async startInstance() {
      const instance = await startFunctionsServer(['posts', 'post', 'rss', 'rebuildPosts'], settings);
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

function connect(port: number): Firestore {
  const name = `posts at ${port}`;
  const known = getApps().find((app) => app.name === name);
  if (known) return getFirestore(known);
  const firestore = getFirestore(initializeApp({ projectId: PROJECT_ID, apiKey: 'none' }, name));
  connectFirestoreEmulator(firestore, '127.0.0.1', port);
  return firestore;
}
