import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFirestoreEmulator } from '../firestore/server.ts';
import { createRemoteConfigEmulator } from '../remote-config/server.ts';
import { createStorageEmulator } from '../storage/server.ts';
import { allowAll, allowAllButPrivate } from './policies.ts';
import { serveEmulators } from './serve-emulators.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The hosts of the emulators under test, such as `127.0.0.1:8080`. Firestore's may be Google's emulator. */
    firestoreHost: string;
    emulatorHosts: Readonly<Record<'remoteConfig' | 'storage', string>>;
  }
}

const TEMPLATE = {
  version: 7,
  parameters: {
    headline: { defaultValue: 'Served' },
    ab_test_view: { defaultValue: 'A', split: { A: 50, B: 50 } },
  },
};

/** A test chooses the outcome of its fetches by its project's id, such as `failing-503`. */
function failureOfProject(projectId: string): number | undefined {
  const [, status] = /^failing-(\d+)$/.exec(projectId) ?? [];
  return status === undefined ? undefined : Number(status);
}

/**
 * Vitest's global set-up: starts the emulators with permissive policies, because this suite tests what the SDKs can do. The
 * deployed rules have their own suite, tests/rules.
 */
export default async function startEmulators(project: TestProject): Promise<() => Promise<void>> {
  const { hosts, end } = await serveEmulators((folder) => ({
    firestore: createFirestoreEmulator({
      databaseFile: join(folder, 'firestore.sqlite'),
      authorize: allowAll,
      indexes: ['v'], // A field of firestore-queries.test.ts, which also tests one without an index.
    }),
    storage: createStorageEmulator({
      databaseFile: join(folder, 'storage.sqlite'),
      authorize: allowAllButPrivate,
    }),
    remoteConfig: createRemoteConfigEmulator({ template: TEMPLATE, failure: failureOfProject }),
  }));
  project.provide('firestoreHost', hosts.firestore);
  project.provide('emulatorHosts', hosts);
  return end;
}
