import { expect, test } from 'vitest';
import { isWorkProven, proveWork } from './proof-of-work.ts';

const NOW = Date.parse('2026-03-02T10:59:00Z');
const HOUR_MS = 3_600_000;
const request = { email: 'zoe@example.org', fileName: 'EPD data.pdf' };
const proof = await proveWork(request, NOW);

test.each([-HOUR_MS, 0, HOUR_MS])(
  'SAFE-01 a proof is good for its hour and those beside it: %i ms',
  async (later) => {
    expect(await isWorkProven(proof, request, NOW + later)).toBe(true);
  },
);

test.each([-2 * HOUR_MS, 2 * HOUR_MS])('SAFE-01 a proof of another hour is refused: %i ms', async (later) => {
  expect(await isWorkProven(proof, request, NOW + later)).toBe(false);
});

test('SAFE-01 a proof is for one mailbox and one file', async () => {
  const others = Array.from({ length: 60 }, (_, number) => ({
    ...request,
    email: `zoe+${number}@example.org`,
  }));
  const accepted = await Promise.all(others.map((other) => isWorkProven(proof, other, NOW)));
  // One number in 64 solves another mailbox too.
  expect(accepted.filter(Boolean).length).toBeLessThan(12);
  const files = Array.from({ length: 60 }, (_, number) => ({ ...request, fileName: `${number}.pdf` }));
  const sameNumber = await Promise.all(files.map((other) => isWorkProven(proof, other, NOW)));
  expect(sameNumber.filter(Boolean).length).toBeLessThan(12);
});

test.each([undefined, '', '1-', '-1', `${proof}-1`, ` ${proof}`])(
  'SAFE-01 %j is not a proof',
  async (text) => {
    expect(await isWorkProven(text, request, NOW)).toBe(false);
  },
);
