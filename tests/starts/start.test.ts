import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localUrl, PORTS } from '../../local/ports.ts';
import { readStored, storePost } from '../functions/stored.ts';
import { type LocalRun, signalGroup, startLocalRun, untilPortsAreFree } from '../local-run.ts';

/** Time in milliseconds after which a running process counts as left behind: generous, as the machine may be busy. */
const STOP_TIMEOUT_MS = 45_000;
const SEED_POST_COUNT = 27;

let dataFolder: string;
let runs: LocalRun[];

beforeEach(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'datum-and-beam-'));
  runs = [];
});

afterEach(async () => {
  for (const run of runs) {
    if (run.child.exitCode === null && run.child.signalCode === null) signalGroup(run, 'SIGKILL');
  }
  await untilPortsAreFree(STOP_TIMEOUT_MS);
  rmSync(dataFolder, { recursive: true, force: true });
});

function start(...args: string[]): LocalRun {
  const run = startLocalRun(dataFolder, { args });
  runs.push(run);
  return run;
}

/** The processes that have the data folder in their environment. */
function processesOfRun(): string[] {
  const list = execFileSync('ps', ['ax', 'e', 'ww'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return list.split('\n').filter((line) => line.includes(`LOCAL_DATA=${dataFolder}`));
}

// What a first start stores and guards is tested in tests/functions/start.test.ts.
test('npm start keeps its data through a kill -9 that leaves nothing running; Ctrl-C ends everything; --reset seeds again; --dev serves the source', async () => {
  const first = start();
  await first.ready;
  expect(await readStored('posts')).toHaveLength(SEED_POST_COUNT);
  await storePost('written-before-the-kill', {});
  expect(processesOfRun()).not.toEqual([]);
  signalGroup(first, 'SIGKILL');
  await untilPortsAreFree(STOP_TIMEOUT_MS);
  await expect.poll(processesOfRun, { timeout: STOP_TIMEOUT_MS }).toEqual([]);

  const second = start();
  await second.ready;
  expect(await readStored('posts')).toHaveLength(SEED_POST_COUNT + 1);
  signalGroup(second, 'SIGINT');
  await second.exited;
  await untilPortsAreFree(STOP_TIMEOUT_MS);

  const third = start('--reset', '--dev');
  await third.ready;
  expect(await readStored('posts')).toHaveLength(SEED_POST_COUNT);
  expect((await fetch(localUrl(PORTS.hosting))).status).toBe(200);
  // Vite adds this to the source, to replace changed modules without a reload.
  const source = await fetch(`${localUrl(PORTS.hosting)}/src/layout/footer.tsx`);
  expect(await source.text()).toContain('$RefreshReg$');
  signalGroup(third, 'SIGINT');
  await third.exited;
});

test('if a port is in use, npm start prints one line with the port and its owner, exits with code 1 and leaves nothing running', async () => {
  const occupant = await occupy(PORTS.storage.port);
  try {
    const run = start();
    run.ready.catch(() => {});
    expect(await run.exited).toBe(1);
    expect(run.output().trim()).toBe(
      'Port 9199 is in use. It is needed by the Storage emulator. To use others: PORT_OFFSET=3 npm start (or 6, 9, up to 27)',
    );
  } finally {
    await new Promise((resolve) => occupant.close(resolve));
  }
  await untilPortsAreFree(STOP_TIMEOUT_MS);
});

function occupy(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
