import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { callFirestore, documentName, forkEmulator, newDatabaseFile } from '../fork-emulator.ts';
import { countStoredEvents } from '../stored-events.ts';

const KILLS = process.env.PROOF === 'release' ? 40 : 10;
const IN_FLIGHT = 4;
const BATCH = 5;
/** A Functions emulator that is not there: events of writes stay stored. */
const UNAVAILABLE = 'http://127.0.0.1:1';

test('every acknowledged commit survives kills at random moments; batches are atomic, with the events for triggers', async () => {
  const databaseFile = await newDatabaseFile();
  const acknowledged = new Set<string>();

  for (let kill = 0; kill < KILLS; kill++) {
    const before = acknowledged.size;
    const emulator = await forkEmulator('firestore', databaseFile, UNAVAILABLE);
    const writers = Array.from({ length: IN_FLIGHT }, (_, writer) =>
      writeUntilRefused(emulator.origin, `${kill}-${writer}`, acknowledged),
    );
    // Ensures that each round has data to lose, even on a slow machine.
    await expect.poll(() => acknowledged.size, { interval: 5 }).toBeGreaterThan(before);
    await pause(Math.random() * 150);
    await emulator.kill();
    await Promise.all(writers);
  }

  const emulator = await forkEmulator('firestore', databaseFile, UNAVAILABLE);
  const stored = await storedBatches(emulator.origin);
  expect(acknowledged.size).toBeGreaterThanOrEqual(KILLS);
  expect([...acknowledged].filter((batch) => !stored.has(batch))).toEqual([]);
  expect([...stored.values()].filter((count) => count !== BATCH)).toEqual([]);
  expect(countStoredEvents(databaseFile)).toBe(stored.size * BATCH);
});

async function writeUntilRefused(origin: string, writer: string, acknowledged: Set<string>): Promise<void> {
  for (let number = 0; ; number++) {
    const batch = `${writer}-${number}`;
    const writes = Array.from({ length: BATCH }, (_, index) => ({
      update: {
        name: documentName(`writes/${batch}-${index}`),
        fields: { batch: { stringValue: batch }, text: { stringValue: 'x'.repeat(2000) } },
      },
    }));
    try {
      await callFirestore(origin, 'commit', { writes });
    } catch {
      return;
    }
    acknowledged.add(batch);
  }
}

/** Counts the documents of each batch, by reading them and by querying the index. */
async function storedBatches(origin: string): Promise<Map<string, number>> {
  const from = [{ collectionId: 'writes' }];
  const orderBy = [{ field: { fieldPath: 'batch' }, direction: 'ASCENDING' }];
  const select = { fields: [{ fieldPath: 'batch' }] };
  const ids = await Promise.all(
    [
      { from, select },
      { from, select, orderBy },
    ].map(async (structuredQuery) => {
      const results = (await callFirestore(origin, 'runQuery', { structuredQuery })) as {
        document: { name: string; fields: { batch: { stringValue: string } } };
      }[];
      return results.map(({ document }) => document);
    }),
  );
  const [byName = [], byIndex = []] = ids;
  expect(byIndex.map(({ name }) => name).sort()).toEqual(byName.map(({ name }) => name).sort());
  const counts = new Map<string, number>();
  for (const { fields } of byName) {
    counts.set(fields.batch.stringValue, (counts.get(fields.batch.stringValue) ?? 0) + 1);
  }
  return counts;
}
