import { expect, test } from 'vitest';
import { provenWork, proveWork, WORK_BITS } from './proof-of-work.ts';

const NOW = Date.parse('2026-03-02T10:59:00Z');
const PERIOD_MS = 900_000; // NOW is in period 1969387 since 1970.
const body = '{"email":"zoe@example.org","fileName":"EPD data.pdf"}';
const proof = await proveWork(body, WORK_BITS.usual, NOW);

test.each([
  [-PERIOD_MS, 6],
  [0, 6],
  [PERIOD_MS, 6],
  [-2 * PERIOD_MS, 0],
  [2 * PERIOD_MS, 0],
])(
  'SAFE-01 a proof is valid in its quarter of an hour and in the ones before and after it: %i ms later it shows %i bits',
  async (laterMs, bits) => {
    expect(await provenWork(proof, body, NOW + laterMs)).toBe(bits);
  },
);

test('SAFE-01 a proof is for one body, and for no more work than was done', async () => {
  const others = Array.from({ length: 60 }, (_, number) => provenWork(proof, `${body} ${number}`, NOW));
  // By chance, one number in 64 solves another body too.
  expect((await Promise.all(others)).filter(Boolean).length).toBeLessThan(12);
  expect(await provenWork(proof?.replace('-6-', '-16-'), body, NOW)).toBe(0);
  expect(await provenWork('1969387-17-123948', body, NOW)).toBe(0); // Its hash has 16 zero bits, and no more are derived.
});

test('SAFE-01 two proofs for one body differ, so that each can be accepted once', async () => {
  expect(await proveWork(body, 1, NOW)).not.toBe(await proveWork(body, 1, NOW));
});

test.each([
  { text: '1969387-6-2', bits: 6 }, // The hash of 2 for `body` begins with 6 zero bits.
  ...['1969387-1-2', '1969387-5-2', '01969387-6-2', '1969387-06-2', '1969387-6-02'].map((text) => ({
    text,
    bits: 0,
  })),
])('DAY-01 a proof counts in one spelling only: $text shows $bits bits', async ({ text, bits }) => {
  expect(await provenWork(text, body, NOW)).toBe(bits);
});

test.each([undefined, '', '1-', '-1', `${proof}-1`, ` ${proof}`])(
  'SAFE-01 %j is not a proof',
  async (text) => {
    expect(await provenWork(text, body, NOW)).toBe(0);
  },
);
