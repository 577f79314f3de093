import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ID, STORAGE_BUCKET } from '../../local/project.ts';
import { ensureDemoCredentials } from '../../local/run/credentials.ts';
import { functionSettings } from '../../local/run/function-settings.ts';

/** A second server for functions, in addition to that of the local run. */
export interface FunctionsServer {
  /** Returns the URL of a function. */
  url(name: string): string;
  stop(): Promise<void>;
}

/** Starts some functions with settings that override those of the local run. They must be built already. */
export async function startFunctionsServer(
  names: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<FunctionsServer> {
  const child = fork(new URL('./functions-server-process.ts', import.meta.url), names, {
    env: { ...process.env, ...runtimeEnvironment(), ...functionSettings(env), ...env },
    // Half the memory of an instance in production.
    execArgv: ['--max-old-space-size=256'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ports = await portsOf(child);
  return {
    url: (name) => `http://127.0.0.1:${ports[name]}`,
    stop: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

async function portsOf(child: ChildProcess): Promise<Record<string, number>> {
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The functions' server exited with ${code} before it was listening`);
    }),
  ])) as [{ ports: Record<string, number> }];
  return message.ports;
}

/** The environment variables of Google's runtime. */
function runtimeEnvironment(): Record<string, string> {
  const credentials = join(tmpdir(), `datum-and-beam-demo-credentials-${process.getuid?.() ?? 0}.json`);
  ensureDemoCredentials(credentials, PROJECT_ID);
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID, storageBucket: STORAGE_BUCKET }),
    FUNCTIONS_EMULATOR: 'true',
    GOOGLE_APPLICATION_CREDENTIALS: credentials,
    METADATA_SERVER_DETECTION: 'none',
  };
}
