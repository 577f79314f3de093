import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The path of a database that does not exist yet; removed with the test. */
export async function newDatabaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'emulator.sqlite');
}

const SCRIPTS = {
  firestore: new URL('./serve-firestore.ts', import.meta.url),
  storage: new URL('./serve-storage.ts', import.meta.url),
};

/** Runs an emulator in a separate process, Firestore optionally with a Functions emulator. */
export async function forkEmulator(name: keyof typeof SCRIPTS, ...args: readonly string[]) {
  const child = fork(SCRIPTS[name], args, { execArgv: [] });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { origin: `http://127.0.0.1:${port}`, kill };
}

const DATABASE = 'projects/demo-local/databases/(default)';

/** Calls an RPC of the REST protocol; returns the JSON response. Throws for any status but 200. */
export async function callFirestore(origin: string, rpc: string, body: object): Promise<unknown> {
  const response = await fetch(`${origin}/v1/${DATABASE}/documents:${rpc}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  const json: unknown = await response.json();
  if (!response.ok) throw new Error(`${rpc}: ${response.status} ${JSON.stringify(json)}`);
  return json;
}

/** The full name of a document, `posts/first`. */
export function documentName(path: string): string {
  return `${DATABASE}/documents/${path}`;
}
