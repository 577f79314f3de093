import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirestoreEmulator } from '../firestore/server.ts';
import type { LocalServer } from '../http.ts';
import { createStorageEmulator } from '../storage/server.ts';
import { allowAll } from './policies.ts';

/** Starts emulators on free ports, with their files in an empty folder. `hosts` are like `127.0.0.1:8080`. */
export async function serveEmulators<Name extends string>(
  create: (folder: string) => Readonly<Record<Name, LocalServer>>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'emulators-'));
  const servers = Object.entries<LocalServer>(create(folder));
  const hosts = await Promise.all(
    servers.map(async ([name, server]) => [name, `127.0.0.1:${await server.listen(0)}`]),
  );
  return {
    folder,
    hosts: Object.fromEntries(hosts) as Record<Name, string>,
    async end(): Promise<void> {
      await Promise.all(servers.map(([, server]) => server.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Starts Firestore and Storage that allow everything. */
export function serveOpenEmulators() {
  return serveEmulators((folder) => ({
    firestore: createFirestoreEmulator({
      databaseFile: join(folder, 'firestore.sqlite'),
      authorize: allowAll,
    }),
    storage: createStorageEmulator({ databaseFile: join(folder, 'storage.sqlite'), authorize: allowAll }),
  }));
}
