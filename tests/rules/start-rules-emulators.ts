import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts';
import { PROJECT_ID } from '../../emulators/project.ts';
import { documentPolicy } from '../../emulators/rules/firestore-policy.ts';
import { readRules } from '../../emulators/rules/read-rules.ts';
import { objectPolicy } from '../../emulators/rules/storage-policy.ts';
import { createStorageEmulator } from '../../emulators/storage/server.ts';
import { serveEmulators } from '../emulators/serve-emulators.ts';

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
  const { hosts, given, end } = await serveEmulators({
    firestore: {
      environment: 'FIRESTORE_EMULATOR_HOST',
      create: (folder) =>
        createFirestoreEmulator({
          databaseFile: join(folder, 'firestore.sqlite'),
          authorize: documentPolicy(readRules('firestore.rules'), PROJECT_ID),
        }),
    },
    storage: {
      environment: 'FIREBASE_STORAGE_EMULATOR_HOST',
      create: (folder) =>
        createStorageEmulator({
          databaseFile: join(folder, 'storage.sqlite'),
          authorize: objectPolicy(readRules('storage.rules'), PROJECT_ID),
        }),
    },
  });
  project.provide('guarded', {
    firestore: { host: hosts.firestore, isOwn: !given.includes('firestore') },
    storage: { host: hosts.storage, isOwn: !given.includes('storage') },
  });
  return end;
}
