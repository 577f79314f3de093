import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { forkEmulator, newDatabaseFile } from '../fork-emulator.ts';

const KILLS = process.env.PROOF === 'release' ? 20 : 5;
const IN_FLIGHT = 4;
const FILE_BYTES = 1_300_000;

/** The MD5 hashes of acknowledged files by name, as sent to the clients. */
type Acknowledged = Map<string, string>;

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

async function uploadUntilKilled(origin: string, client: string, files: Acknowledged): Promise<void> {
  for (let number = 0; ; number++) {
    const bytes = randomBytes(FILE_BYTES);
    try {
      await upload(origin, `${client}-${number}`, bytes);
    } catch {
      return;
    }
    files.set(`${client}-${number}`, createHash('md5').update(bytes).digest('base64'));
  }
}

test('every acknowledged file survives kills at random moments, and every stored file is complete', async () => {
  const databaseFile = await newDatabaseFile();
  const files: Acknowledged = new Map();
  for (let round = 0; round < KILLS; round++) {
    const before = files.size;
    const { origin, kill } = await forkEmulator('storage', databaseFile);
    const clients = Array.from({ length: IN_FLIGHT }, (_, client) =>
      uploadUntilKilled(origin, `${round}-${client}`, files),
    );
    // Ensures that each round has data to lose, even on a slow machine.
    await expect.poll(() => files.size, { interval: 5 }).toBeGreaterThan(before);
    await pause(Math.random() * 250);
    await kill();
    await Promise.all(clients);
  }

  const { origin } = await forkEmulator('storage', databaseFile);
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
