import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port.ts';

/** Google's own Firestore emulator, which needs Java. */
interface GoogleFirestore {
  readonly version: string;
  /** Arguments of `java`. */
  readonly args: readonly string[];
}

/** Where the packages of the Google Cloud CLI have it, below `platform/cloud-firestore-emulator`. */
const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const START_MS = 60_000;

/** Finds it in an installation of the Google Cloud CLI or in the cache of firebase-tools; undefined without its Java. */
export function findGoogleFirestore(): GoogleFirestore | undefined {
  const java = Number(
    /version "(\d+)/.exec(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr)?.[1] ?? 0,
  );
  const [ofSdk] = globSync(SDK_FOLDERS.map((sdk) => `${sdk}/platform/cloud-firestore-emulator/*.jar`));
  if (ofSdk && java >= 11) return { version: versionOfSdk(ofSdk), args: ['-cp', ofSdk, MAIN_CLASS, 'start'] };
  const ofTools = globSync(join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-v*.jar')).at(
    -1,
  );
  const version = ofTools && /-v([\d.]+)\.jar$/.exec(ofTools)?.[1];
  return version && java >= 21 ? { version, args: ['-jar', ofTools] } : undefined;
}

function versionOfSdk(jar: string): string {
  const about = join(dirname(jar), '../../.install/cloud-firestore-emulator.snapshot.json');
  return /"version_string": "([^"]+)"/.exec(readFileSync(about, 'utf8'))?.[1] ?? '';
}

/**
 * Starts it on a free port; it allows everything until a project is given rules. Returns its host, `127.0.0.1:8080`.
 *
 * @throws Error with its output if it ends before it listens
 */
export async function startGoogleFirestore({ args }: GoogleFirestore) {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const all = ['-Duser.language=en', ...args, '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn('java', all, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  for (const end = Date.now() + START_MS; !(await listens(host)); await pause(100)) {
    if (child.exitCode !== null || Date.now() > end)
      throw new Error(`Google's Firestore emulator does not start:\n${output}`);
  }
  return {
    host,
    async setRules(project: string, content: string): Promise<void> {
      const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
      const url = `http://${host}/emulator/v1/projects/${project}:securityRules`;
      const response = await fetch(url, { method: 'PUT', body });
      if (!response.ok)
        throw new Error(`Google's Firestore emulator rejects the rules: ${await response.text()}`);
    },
    async end(): Promise<void> {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

async function listens(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
