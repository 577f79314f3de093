import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LocalServer } from '../http.ts';

/** An emulator that a suite uses. */
export interface Emulator {
  /**
   * If this variable names a host, such as that of the official emulator, the tests use it. `firebase emulators:exec`
   * sets it. Required with `OFFICIAL_EMULATORS`.
   */
  readonly environment?: string;
  readonly create: (folder: string) => LocalServer;
}

interface ServedEmulators<Name extends string> {
  /** The host of each, `127.0.0.1:8080`. */
  readonly hosts: Readonly<Record<Name, string>>;
  /** Those whose host was given by a variable. */
  readonly given: readonly Name[];
  end(): Promise<void>;
}

/** Starts emulators on free ports with an empty folder, except those whose host is given. */
export async function serveEmulators<Name extends string>(
  emulators: Readonly<Record<Name, Emulator>>,
): Promise<ServedEmulators<Name>> {
  const folder = await mkdtemp(join(tmpdir(), 'emulators-'));
  const names = Object.keys(emulators) as Name[];
  const given: Name[] = [];
  const started: LocalServer[] = [];
  const hosts = await Promise.all(
    names.map(async (name) => {
      const { environment, create } = emulators[name];
      const host = environment && process.env[environment];
      if (host) {
        given.push(name);
        return [name, host];
      }
      if (environment && process.env.OFFICIAL_EMULATORS) {
        throw new Error(`${environment} does not say where the official emulator is`);
      }
      const server = create(folder);
      started.push(server);
      return [name, `127.0.0.1:${await server.listen(0)}`];
    }),
  );
  return {
    hosts: Object.fromEntries(hosts),
    given,
    async end() {
      await Promise.all(started.map((server) => server.close()));
      await rm(folder, { recursive: true, force: true });
    },
  };
}
