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
const FILE_BYTES = 1_300_000;
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
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response;
}

async function upload(origin: string, name: string, bytes: Buffer): Promise<void> {
  const body = Buffer.concat([
    Buffer.from('--edge\r\n\r\n{}\r\n--edge\r\n\r\n'),
    bytes,
    Buffer.from('\r\n--edge--'),
  ]);
  const headers = { 'content-type': 'multipart/related; boundary=edge' };
  const url = `${origin}/upload/storage/v1/b/b/o?uploadType=multipart&name=${name}`;
  await call(url, { method: 'POST', headers, body });
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
      await upload(origin, name, bytes);
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
