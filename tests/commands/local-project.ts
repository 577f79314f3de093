import { execFile } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { serveOpenEmulators } from 'local-firebase/tests/serve-emulators.ts';
import { PROJECT_ID } from '../../local/project.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A project on emulators of its own, for testing operator commands. */
export interface LocalProject {
  /** The folder in which the emulators store their data. */
  readonly folder: string;
  /** Host and port, such as `127.0.0.1:9099`. */
  readonly authHost: string;
  /** Runs the command `ops/NAME.ts` for this project; returns the exit code and everything that was printed. */
  run(name: string, ...args: readonly string[]): Promise<{ status: number; output: string }>;
  end(): Promise<void>;
}

/** Starts empty emulators of Firestore, Storage and Auth (Firebase's own) on free ports, and sets this process up to use them. */
export async function startLocalProject(): Promise<LocalProject> {
  const { hosts, folder, end } = await serveOpenEmulators();
  const auth = await startAuth();
  const env = {
    ...process.env,
    FIREBASE_PROJECT: PROJECT_ID,
    FIREBASE_AUTH_EMULATOR_HOST: auth.host,
    FIRESTORE_EMULATOR_HOST: hosts.firestore,
    STORAGE_EMULATOR_HOST: `http://${hosts.storage}`,
    FIREBASE_STORAGE_EMULATOR_HOST: hosts.storage,
  };
  Object.assign(process.env, env);
  return {
    folder,
    authHost: auth.host,
    run: (name, ...args) => runCommand([`ops/${name}.ts`, ...args], env),
    async end() {
      await Promise.all([end(), auth.end()]);
    },
  };
}

function runCommand(args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ status: number; output: string }>((resolveRun) => {
    const child = execFile(process.execPath, args, { cwd: ROOT, env }, (_, stdout, stderr) =>
      resolveRun({ status: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });
}

/** Starts the emulator of `firebase emulators:start --only auth`, in this process. */
async function startAuth(): Promise<{ readonly host: string; end(): Promise<void> }> {
  const { createApp } = createRequire(import.meta.url)('firebase-tools/lib/emulator/auth/server.js');
  const server: Server = (await createApp(PROJECT_ID)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Calls the Auth emulator as a browser does. Returns the response's JSON, even of an error. */
export async function callAuth({ authHost }: LocalProject, path: string, body: object) {
  const response = await fetch(`http://${authHost}/identitytoolkit.googleapis.com/v1/${path}?key=any`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}
