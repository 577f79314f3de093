import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { FakeFunctions, onDocument } from '../fake-functions.ts';
import { callFirestore, documentName, forkFirestore } from '../fork-firestore.ts';

const KILLS = process.env.PROOF === 'release' ? 20 : 6;

test('a trigger runs for every acknowledged write, although both emulators are killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'firestore-triggers-kill-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const databaseFile = join(folder, 'firestore.sqlite');
  const functions = new FakeFunctions([onDocument('written', 'posts/{id}')]);
  onTestFinished(() => functions.stop());
  const delivered = new Set<string>();
  // Slower than the writer, so that each kill finds events that are not delivered. A call that it cuts off fails.
  let slowness = 40;
  let round = 0;
  functions.respond = async ({ event }) => {
    const begun = round;
    await pause(slowness);
    if (begun !== round) return { status: 500 };
    delivered.add(event.document);
    return { status: 200 };
  };
  const written: string[] = [];
  const missing = () => written.filter((document) => !delivered.has(document));

  for (let kill = 0; kill < KILLS; kill++) {
    const emulator = await forkFirestore(databaseFile, await functions.start());
    onTestFinished(() => emulator.end('SIGKILL'));
    const before = { written: written.length, delivered: delivered.size };
    const writing = writeUntilRefused(emulator.origin, `posts/${kill}`, written);
    await expect.poll(() => delivered.size, { interval: 5 }).toBeGreaterThan(before.delivered);
    await expect.poll(() => written.length, { interval: 5 }).toBeGreaterThan(before.written);
    round++;
    // Either of them can end first.
    if (kill % 2 === 0) await functions.stop();
    await pause(Math.random() * 100);
    round++;
    await emulator.end('SIGKILL');
    await functions.stop();
    await writing;
    expect(missing()).not.toEqual([]);
  }

  slowness = 0;
  const emulator = await forkFirestore(databaseFile, await functions.start());
  onTestFinished(() => emulator.end('SIGKILL'));
  await expect.poll(missing).toEqual([]);
});

async function writeUntilRefused(origin: string, prefix: string, written: string[]): Promise<void> {
  for (let number = 0; ; number++) {
    const document = `${prefix}-${number}`;
    try {
      await callFirestore(origin, 'commit', { writes: [{ update: { name: documentName(document) } }] });
    } catch {
      return;
    }
    written.push(document);
  }
}
