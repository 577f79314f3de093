import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { connectAdmin } from '../admin-firestore.ts';
import { countStoredEvents } from '../stored-events.ts';

const ROUNDS = process.env.TEST_SCOPE === 'release' ? 40 : 10;
const CLIENTS = 4;
const BATCH_SIZE = 5;

/** Runs an emulator in a separate process, without the options of Node that Vitest was started with. */
async function forkEmulator(name: 'firestore' | 'storage', databaseFile: string) {
  const child = fork(new URL('../serve-forked.ts', import.meta.url), [name, databaseFile], { execArgv: [] });
  const kill = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return { host: `127.0.0.1:${port}`, kill };
}

/** Kills an emulator at random moments while clients write, and restarts it. `acknowledged` are the ids of confirmed writes. */
async function killWhileWriting(
  name: 'firestore' | 'storage',
  rounds: number,
  write: (host: string, id: string) => Promise<Response>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'emulator-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const databaseFile = join(folder, 'emulator.sqlite');
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const countBefore = acknowledged.length;
    const { host, kill } = await forkEmulator(name, databaseFile);
    const writeUntilKilled = async (client: number): Promise<void> => {
      for (let number = 0; ; number++) {
        const id = `${round}-${client}-${number}`;
        const response = await write(host, id).catch(() => undefined);
        if (!response) return;
        expect(response.status).toBe(200);
        acknowledged.push(id);
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, client) => writeUntilKilled(client));
    // Ensures that each round has data to lose, even on a slow machine.
    await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(countBefore);
    await pause(Math.random() * 200);
    await kill();
    await Promise.all(clients);
  }
  const { host } = await forkEmulator(name, databaseFile);
  return { host, databaseFile, acknowledged };
}

test('every acknowledged commit survives kills at random moments; a batch is stored as a whole, with its events for triggers', async () => {
  const documents = 'projects/demo-conformance/databases/(default)/documents';
  const { host, databaseFile, acknowledged } = await killWhileWriting('firestore', ROUNDS, (emulator, id) => {
    const writes = Array.from({ length: BATCH_SIZE }, (_, index) => ({
      update: {
        name: `${documents}/writes/${id}-${index}`,
        fields: { batch: { stringValue: id }, text: { stringValue: 'x'.repeat(2000) } },
      },
    }));
    const headers = { authorization: 'Bearer owner' };
    const body = JSON.stringify({ writes });
    return fetch(`http://${emulator}/v1/${documents}:commit`, { method: 'POST', headers, body });
  });

  const stored = connectAdmin(host).collection('writes').select('batch');
  const { docs } = await stored.get();
  const counts = Map.groupBy(docs, (document) => document.get('batch'));
  expect(acknowledged.filter((batch) => !counts.has(batch))).toEqual([]);
  expect([...counts.values()].filter(({ length }) => length !== BATCH_SIZE)).toEqual([]);
  expect((await stored.orderBy('batch').get()).size).toBe(docs.length); // The index has the same documents.
  expect(countStoredEvents(databaseFile)).toBe(docs.length);
});

test('every acknowledged file survives kills at random moments, and every stored file is complete', async () => {
  const contentOf = (name: string) => name.repeat(200_000);
  const headers = { 'content-type': 'multipart/related; boundary=edge' };
  const { host, acknowledged } = await killWhileWriting('storage', ROUNDS / 2, (emulator, name) => {
    const body = `--edge\r\n\r\n{}\r\n--edge\r\n\r\n${contentOf(name)}\r\n--edge--`;
    const url = `http://${emulator}/upload/storage/v1/b/b/o?uploadType=multipart&name=${name}`;
    return fetch(url, { method: 'POST', headers, body });
  });

  const list = await (await fetch(`http://${host}/b/b/o`)).json();
  const stored: string[] = list.items.map(({ name }: { name: string }) => name);
  expect(acknowledged.filter((name) => !stored.includes(name))).toEqual([]);
  for (const name of stored) {
    const text = await (await fetch(`http://${host}/b/b/o/${name}?alt=media`)).text();
    expect(text === contentOf(name), `${name} is complete`).toBe(true);
  }
});
