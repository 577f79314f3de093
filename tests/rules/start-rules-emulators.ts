import { join } from 'node:path';
import { createFirestoreEmulator, type FirestoreEmulator } from 'local-firebase/firestore/server.ts';
import { documentPolicy } from 'local-firebase/rules/firestore-policy.ts';
import { readRules } from 'local-firebase/rules/read-rules.ts';
import { objectPolicy } from 'local-firebase/rules/storage-policy.ts';
import { createStorageEmulator } from 'local-firebase/storage/server.ts';
import { serveEmulators } from 'local-firebase/tests/serve-emulators.ts';
import type { TestProject } from 'vitest/node';
import { PROJECT_ID } from '../../local/project.ts';
import { UIDS_IN_STAFF } from './people.ts';

/** A service with the deployed rules; tests get them by `inject('guarded')`. */
interface Guarded {
  /** `127.0.0.1:8080` */
  readonly host: string;
  /** Whether it is the project's own emulator. Official ones accept a token of any project, and an expired one. */
  readonly isOwn: boolean;
}

declare module 'vitest' {
  export interface ProvidedContext {
    guarded: Readonly<Record<'firestore' | 'storage', Guarded>>;
  }
}

/** Vitest's global set-up: Firestore and Storage with the deployed rules, or as `firebase emulators:start` runs them. */
export default async function startRulesEmulators(project: TestProject): Promise<() => Promise<void>> {
  let firestore: FirestoreEmulator | undefined;
  const { hosts, given, end } = await serveEmulators({
    firestore: {
      environment: 'FIRESTORE_EMULATOR_HOST',
      create: (folder) => {
        firestore = createFirestoreEmulator({
          databaseFile: join(folder, 'firestore.sqlite'),
          authorize: documentPolicy(readRules('firestore.rules'), PROJECT_ID),
        });
        return firestore;
      },
    },
    storage: {
      environment: 'FIREBASE_STORAGE_EMULATOR_HOST',
      create: (folder) =>
        createStorageEmulator({
          databaseFile: join(folder, 'storage.sqlite'),
          authorize: objectPolicy(readRules('storage.rules'), PROJECT_ID, (name) => firestore?.find(name)),
        }),
    },
  });
  await storeStaff(hosts.firestore);
  project.provide('guarded', {
    firestore: { host: hosts.firestore, isOwn: !given.includes('firestore') },
    storage: { host: hosts.storage, isOwn: !given.includes('storage') },
  });
  return end;
}

/** Gives each of them a document, past the rules. */
async function storeStaff(host: string): Promise<void> {
  const documents = `projects/${PROJECT_ID}/databases/(default)/documents`;
  const response = await fetch(`http://${host}/v1/${documents}:commit`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({
      writes: UIDS_IN_STAFF.map((uid) => ({ update: { name: `${documents}/staff/${uid}`, fields: {} } })),
    }),
  });
  if (!response.ok) throw new Error(`Staff could not be stored: ${await response.text()}`);
}
