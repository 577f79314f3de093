import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const SUPERVISOR = resolve(import.meta.dirname, 'supervisor.ts');

interface Command {
  readonly name: string;
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  readonly logFile: string;
}

/** A child process. Its output goes to a log file. */
export interface LocalProcess {
  readonly name: string;
  readonly logFile: string;
  /** Resolves when it ends for any reason. */
  readonly ended: Promise<void>;
  /** Resolves when its output contains the text. Never rejects: race it against `ended`. */
  hasPrinted(text: string): Promise<void>;
  /** Ends it and all its child processes: by SIGTERM, and after ten seconds by SIGKILL. */
  stop(): Promise<void>;
}

/** Starts a Node script, by the supervisor, in its own process group, so that Ctrl-C reaches it only through `stop()`. */
export function startProcess({ name, script, args, env, logFile }: Command): LocalProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [SUPERVISOR, process.execPath, script, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return {
    name,
    logFile,
    ended,
    hasPrinted: (text) => waitForOutput(child, text),
    stop: () => stop(child, ended),
  };
}

function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve) => {
    let output = '';
    const look = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4096); // the text may be split between chunks
      if (!output.includes(text)) return;
      child.stdout?.off('data', look);
      resolve();
    };
    child.stdout?.on('data', look);
  });
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const { pid } = child;
  const force = setTimeout(() => process.kill(-pid, 'SIGKILL'), 10_000); // the whole process group
  await ended;
  clearTimeout(force);
}
