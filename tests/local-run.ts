import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { type LocalPort, PORTS } from '../local/ports.ts';
import { findTakenPort } from '../local/run/check-ports.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** A running `npm start` with its output. */
export interface LocalRun {
  readonly child: ChildProcess;
  output(): string;
  /** Resolves with the exit code. */
  readonly exited: Promise<number | null>;
  /** Resolves when the line `Ready` is printed; rejects with the output if the process exits before. */
  readonly ready: Promise<void>;
}

interface LocalRunOptions {
  readonly args?: readonly string[];
  /** Environment variables that override those of the local run. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts `npm start` with its own data. The process leads a group, so that signals can be sent like Ctrl-C. */
export function startLocalRun(dataFolder: string, { args = [], env = {} }: LocalRunOptions = {}): LocalRun {
  const child = spawn('npm', ['start', '--silent', '--', ...args], {
    cwd: ROOT,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env, LOCAL_DATA: dataFolder },
  });
  let output = '';
  const exited = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolveReady, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (/^Ready$/m.test(output)) resolveReady();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    exited.then((code) => reject(new Error(`It exited with ${code} before it was ready:\n${output}`)));
  });
  ready.catch(() => {}); // handled by those who await it
  return { child, output: () => output, exited, ready };
}

/** Sends a signal to the whole process group, as a terminal does. */
export function signalGroup({ child }: LocalRun, signal: NodeJS.Signals): void {
  if (child.pid !== undefined) process.kill(-child.pid, signal);
}

/** Resolves when every port of the local run is free again. Rejects after the timeout, naming a port still in use. */
export async function untilPortsAreFree(timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const taken: LocalPort | undefined = await findTakenPort(Object.values(PORTS));
    if (!taken) return;
    if (Date.now() > end) throw new Error(`Port ${taken.port} is still in use, by ${taken.wantedBy}`);
    await new Promise((resolvePause) => setTimeout(resolvePause, 100));
  }
}
