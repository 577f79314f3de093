import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface ForkedFirestore {
  readonly child: ChildProcess;
  readonly origin: string;
  /** Sends a signal to the process and waits for its end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Runs the emulator in a separate process, optionally with functions that have Firestore triggers. */
export async function forkFirestore(databaseFile: string, functions?: string): Promise<ForkedFirestore> {
  const args = functions === undefined ? [databaseFile] : [databaseFile, functions];
  const child = fork(new URL('./serve-firestore.ts', import.meta.url), args, { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
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
