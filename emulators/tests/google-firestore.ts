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

/** Folders of the Google Cloud CLI; its emulator is in `platform/cloud-firestore-emulator`. */
const SDK_FOLDERS = [
  '/usr/lib/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  join(homedir(), 'google-cloud-sdk'),
];
const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const START_TIMEOUT_MS = 60_000;

/** Finds the emulator of the Google Cloud CLI (Java 11 or newer) or of firebase-tools (Java 21); undefined without either. */
export function findGoogleFirestore(): GoogleFirestore | undefined {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const javaVersion = Number(/version "(\d+)/.exec(stderr)?.[1] ?? 0);
  const [sdkJar] = globSync(SDK_FOLDERS.map((sdk) => `${sdk}/platform/cloud-firestore-emulator/*.jar`));
  if (sdkJar && javaVersion >= 11)
    return { version: versionOfSdk(sdkJar), args: ['-cp', sdkJar, MAIN_CLASS, 'start'] };
  const toolsJars = globSync(join(homedir(), '.cache/firebase/emulators/cloud-firestore-emulator-v*.jar'));
  const toolsJar = toolsJars.at(-1);
  const version = toolsJar && /-v([\d.]+)\.jar$/.exec(toolsJar)?.[1];
  return version && javaVersion >= 21 ? { version, args: ['-jar', toolsJar] } : undefined;
}

function versionOfSdk(jar: string): string {
  const versionFile = join(dirname(jar), '../../.install/cloud-firestore-emulator.snapshot.json');
  return /"version_string": "([^"]+)"/.exec(readFileSync(versionFile, 'utf8'))?.[1] ?? '';
}

/**
 * Starts the emulator on a free port. It allows every access until `setRules` is called. `host` is like `127.0.0.1:8080`.
 *
 * @throws Error with the emulator's output if it does not start
 */
export async function startGoogleFirestore({ args }: GoogleFirestore) {
  const port = await freePort();
  const host = `127.0.0.1:${port}`;
  const javaArgs = ['-Duser.language=en', ...args, '--host', '127.0.0.1', '--port', String(port)];
  const child = spawn('java', javaArgs, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      output += data;
    });
  }
  for (const deadline = Date.now() + START_TIMEOUT_MS; !(await isListening(host)); await pause(100)) {
    if (child.exitCode !== null || Date.now() > deadline)
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

async function isListening(host: string): Promise<boolean> {
  return fetch(`http://${host}/`).then(
    ({ ok }) => ok,
    () => false,
  );
}
