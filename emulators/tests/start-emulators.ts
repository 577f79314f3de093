import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createFirestoreEmulator } from '../firestore/server.ts';
import { createRemoteConfigEmulator } from '../remote-config/server.ts';
import { createStorageEmulator } from '../storage/server.ts';
import { allowAll, openButPrivate } from './policies.ts';
import { remoteConfigTemplate } from './remote-config-template.ts';
import { type Emulator, serveEmulators } from './serve-emulators.ts';

/** The hosts of the emulators, `127.0.0.1:8080`; tests get them by `inject('emulatorHosts')`. */
export interface EmulatorHosts {
  readonly firestore: string;
  readonly remoteConfig: string;
  readonly storage: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    emulatorHosts: EmulatorHosts;
  }
}

const EMULATORS: Readonly<Record<keyof EmulatorHosts, Emulator>> = {
  firestore: {
    environment: 'FIRESTORE_EMULATOR_HOST',
    // This suite tests what the SDKs can do; the deployed rules have their own suite, tests/rules.
    create: (folder) =>
      createFirestoreEmulator({ databaseFile: join(folder, 'firestore.sqlite'), authorize: allowAll }),
  },
  storage: {
    environment: 'FIREBASE_STORAGE_EMULATOR_HOST',
    create: (folder) =>
      createStorageEmulator({ databaseFile: join(folder, 'storage.sqlite'), authorize: openButPrivate }),
  },
  remoteConfig: {
    create: () => createRemoteConfigEmulator({ template: remoteConfigTemplate, failure: failureOfProject }),
  },
};

/** A test chooses the outcome of its fetches by its project's id, such as `failing-503`. */
function failureOfProject(projectId: string): number | undefined {
  const [, status] = /^failing-(\d+)$/.exec(projectId) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** Vitest's global set-up: the emulators with policies that allow the suite everything. */
export default async function startEmulators(project: TestProject): Promise<() => Promise<void>> {
  const { hosts, end } = await serveEmulators(EMULATORS);
  project.provide('emulatorHosts', hosts);
  return end;
}
