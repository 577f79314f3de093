import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { signalGroup, startLocalRun, untilPortsAreFree } from '../local-run.ts';
import { MAIL_SERVER_PORT } from './mail-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The log of Firebase's emulators and the functions. */
    functionsLog: string;
    localRun: {
      readonly dataFolder: string;
      readonly pid: number;
    };
  }
}

/** Runs `npm start` with the tests' own mail server and the limits of production. */
export default async function startFunctions({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'datum-and-beam-functions-'));
  const run = startLocalRun(dataFolder, {
    env: {
      SMTP_URL: `smtp://127.0.0.1:${MAIL_SERVER_PORT}`,
      LIMIT_CALLS_PER_IP: '20',
      SMTP_WAIT_SECONDS: '1',
    },
  });
  await run.ready;
  provide('functionsLog', join(dataFolder, 'logs', 'firebase.log'));
  provide('localRun', { dataFolder, pid: run.child.pid ?? 0 });
  return async () => {
    // Like Ctrl-C. Anything still running fails the suite.
    signalGroup(run, 'SIGINT');
    await run.exited;
    await untilPortsAreFree(45_000);
    rmSync(dataFolder, { recursive: true, force: true });
  };
}
