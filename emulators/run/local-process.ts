import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const KEEPER = resolve(import.meta.dirname, 'keeper.ts');
const GRACE_MS = 10_000;

interface Command {
  readonly name: string;
  /** A script that Node runs. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env?: Record<string, string>;
  readonly logFile: string;
}

/** A program that runs beside this one. Its output goes to a log file. */
export interface LocalProcess {
  readonly name: string;
  readonly logFile: string;
  /** Resolves with the exit code when it ends, for whatever reason. */
  readonly ended: Promise<number>;
  /** Resolves when a line of its output holds the text. Never rejects: watch `ended` beside it. */
  hasSaid(text: string): Promise<void>;
  /** Ends it and everything it started: politely, and after ten seconds by force. */
  stop(): Promise<void>;
}

/** Starts a Node script in a process group of its own, so that Ctrl-C reaches it only through `stop()`. */
export function startProcess({ name, script, args, env, logFile }: Command): LocalProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [KEEPER, process.execPath, script, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  return {
    name,
    logFile,
    ended,
    hasSaid: (text) => waitForOutput(child, text),
    stop: () => stop(child, ended),
  };
}

function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve) => {
    let output = '';
    const look = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4096);
      if (!output.includes(text)) return;
      child.stdout?.off('data', look);
      resolve();
    };
    child.stdout?.on('data', look);
  });
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const { pid } = child;
  const force = setTimeout(() => process.kill(-pid, 'SIGKILL'), GRACE_MS);
  await ended;
  clearTimeout(force);
}
