import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStore } from './store.ts';
import { createTransactions } from './transactions.ts';

function start() {
  const folder = mkdtempSync(join(tmpdir(), 'transactions-test-'));
  const store = openStore(join(folder, 'test.sqlite'));
  const clock = { now: 0 };
  const transactions = createTransactions(store, () => clock.now);
  onTestFinished(() => {
    transactions.close();
    store.close();
    rmSync(folder, { recursive: true });
  });
  return { transactions, clock };
}

test('a transaction that is not used for a minute expires', () => {
  const { transactions, clock } = start();
  const { token } = transactions.begin(false);
  clock.now += 59_000;
  expect(transactions.get(token).token).toBe(token);
  clock.now += 61_000;
  expect(() => transactions.get(token)).toThrow(/transaction has expired/);
});

test('a transaction expires after 270 seconds, however often it is used', () => {
  const { transactions, clock } = start();
  const { token } = transactions.begin(true);
  for (let elapsed = 0; elapsed < 270_000; elapsed += 30_000) {
    clock.now = elapsed;
    transactions.get(token);
  }
  clock.now = 271_000;
  expect(() => transactions.get(token)).toThrow(/transaction has expired/);
});

test('a transaction that has ended is unknown', () => {
  const { transactions } = start();
  const { token } = transactions.begin(true);
  transactions.end(token);
  transactions.end(token);
  expect(() => transactions.get(token)).toThrow(/no longer valid/);
});
