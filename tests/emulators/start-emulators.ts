import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPolicy } from '../../emulators/firestore/policy.ts';
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts';
import type { LocalServer } from '../../emulators/http.ts';
import { createRemoteConfigEmulator } from '../../emulators/remote-config/server.ts';
import { createStorageEmulator } from '../../emulators/storage/server.ts';
import { remoteConfigTemplate } from './remote-config-template.ts';
import { openButPrivate } from './storage-policy.ts';

/** Where the emulators listen, `127.0.0.1:8080`; tests get it by `inject('emulatorHosts')`. */
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

interface Emulator {
  /** When this variable names a host, such as that of the official emulator, the tests use it. */
  readonly environment?: string;
  readonly create: (folder: string) => LocalServer;
}

const EMULATORS: Readonly<Record<keyof EmulatorHosts, Emulator>> = {
  firestore: {
    environment: 'FIRESTORE_EMULATOR_HOST',
    // The suite shows what the SDKs can do; the access policy has tests of its own.
    create: (folder) =>
      createFirestoreEmulator({ databaseFile: join(folder, 'firestore.sqlite'), authorize: openPolicy }),
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

/** A test chooses by its project's id, `failing-503`, how its fetches end. */
function failureOfProject(projectId: string): number | undefined {
  const [, status] = /^failing-(\d+)$/.exec(projectId) ?? [];
  return status === undefined ? undefined : Number(status);
}

/** Vitest's global set-up: starts the emulators on free ports with an empty folder and ends them afterwards. */
export default async function startEmulators(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'emulators-'));
  const started: LocalServer[] = [];
  const hosts = await Promise.all(
    Object.entries(EMULATORS).map(async ([name, { environment, create }]) => {
      const given = environment && process.env[environment];
      if (given) return [name, given];
      const server = create(folder);
      started.push(server);
      return [name, `127.0.0.1:${await server.listen(0)}`];
    }),
  );
  project.provide('emulatorHosts', Object.fromEntries(hosts));
  return async () => {
    await Promise.all(started.map((server) => server.close()));
    await rm(folder, { recursive: true, force: true });
  };
}
