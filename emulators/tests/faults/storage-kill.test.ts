import { type ChildProcess, fork } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';

const KILLS = process.env.PROOF === 'release' ? 20 : 5;
const IN_FLIGHT = 4;
/** More than one chunk of the database. */
const FILE_BYTES = 1_300_000;
const STEP_BYTES = 256 * 1024;

/** The MD5 hashes of acknowledged files by name, as sent to the clients. */
type Acknowledged = Map<string, string>;

async function forkStorage(databaseFile: string): Promise<{ child: ChildProcess; origin: string }> {
  const path = new URL('../serve-storage.ts', import.meta.url);
  const child = fork(path, [databaseFile], { execArgv: [] });
  onTestFinished(() => kill(child));
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { child, origin: `http://127.0.0.1:${port}` };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

async function newDatabaseFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'storage-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return join(folder, 'storage.sqlite');
}

/** Calls the JSON API. Throws on errors and if the emulator is dead. */
async function call(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init);
  if (!response.ok && response.status !== 308) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

async function startUpload(origin: string, name: string): Promise<string> {
  const url = `${origin}/upload/storage/v1/b/b/o?uploadType=resumable&name=${name}`;
  return (await call(url, { method: 'POST' })).headers.get('location') ?? '';
}

async function uploadUntilKilled(
  origin: string,
  names: Iterator<string>,
  files: Acknowledged,
): Promise<void> {
  for (;;) {
    const name = String(names.next().value);
    const bytes = randomBytes(FILE_BYTES);
    try {
      const url = await startUpload(origin, name);
      await call(url, { method: 'PUT', body: bytes });
    } catch {
      return;
    }
    files.set(name, createHash('md5').update(bytes).digest('base64'));
  }
}

function* numbered(prefix: string): Generator<string> {
  for (let number = 0; ; number++) yield `${prefix}-${number}`;
}

test('every acknowledged file survives kills at random moments, and every stored file is complete', async () => {
  const databaseFile = await newDatabaseFile();
  const files: Acknowledged = new Map();
  for (let round = 0; round < KILLS; round++) {
    const before = files.size;
    const { child, origin } = await forkStorage(databaseFile);
    const clients = Array.from({ length: IN_FLIGHT }, (_, client) =>
      uploadUntilKilled(origin, numbered(`${round}-${client}`), files),
    );
    // Ensures that each round has data to lose, even on a slow machine.
    await expect.poll(() => files.size, { interval: 5 }).toBeGreaterThan(before);
    await pause(Math.random() * 250);
    await kill(child);
    await Promise.all(clients);
  }

  const { origin } = await forkStorage(databaseFile);
  const list = await (await call(`${origin}/b/b/o`, {})).json();
  const stored = new Map<string, string>(
    list.items.map(({ name, md5Hash }: { name: string; md5Hash: string }) => [name, md5Hash]),
  );
  expect(files.size).toBeGreaterThanOrEqual(KILLS);
  expect([...files].filter(([name, md5]) => stored.get(name) !== md5)).toEqual([]);
  for (const [name, md5] of stored) {
    const bytes = Buffer.from(await (await call(`${origin}/b/b/o/${name}?alt=media`, {})).arrayBuffer());
    expect({ name, md5: createHash('md5').update(bytes).digest('base64') }).toEqual({ name, md5 });
  }
});

test('a resumable upload continues after each kill and ends with the right bytes', async () => {
  const databaseFile = await newDatabaseFile();
  const bytes = randomBytes(FILE_BYTES);
  let { child, origin } = await forkStorage(databaseFile);
  const startedAt = new URL(await startUpload(origin, 'large'));
  for (let offset = 0; offset < bytes.length; offset += STEP_BYTES) {
    const end = Math.min(offset + STEP_BYTES, bytes.length);
    const range = `bytes ${offset}-${end - 1}/${bytes.length}`;
    const headers = { 'content-range': range };
    const body = bytes.subarray(offset, end);
    await call(`${origin}${startedAt.pathname}${startedAt.search}`, { method: 'PUT', headers, body });
    await kill(child);
    ({ child, origin } = await forkStorage(databaseFile));
  }
  const stored = await (await call(`${origin}/b/b/o/large?alt=media`, {})).arrayBuffer();
  expect(Buffer.from(stored).equals(bytes)).toBe(true);
});
