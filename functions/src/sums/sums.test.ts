import { beforeEach, expect, test, vi } from 'vitest';
import { beaconSchema, sumsOfBeacon } from '#domain/sums/beacon.ts';

const set = vi.hoisted(() => vi.fn());
const doc = vi.hoisted(() => vi.fn((_: string) => ({ set })));
vi.mock('../firestore.ts', () => ({ firestore: () => ({ collection: () => ({ doc }) }) }));
vi.mock('firebase-admin/firestore', () => ({
  FieldValue: { increment: (count: number) => count },
  Timestamp: { fromMillis: (time: number) => new Date(time) },
}));

let addToSums: typeof import('./sums.ts').addToSums;

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T00:00:00+01:00') });
  vi.resetModules();
  vi.resetAllMocks();
  doc.mockReturnValue({ set });
  ({ addToSums } = await import('./sums.ts'));
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  };
});

const site = { release: 'r', pageNames: ['home'] };
const DAY_SECONDS = 24 * 3600;
const EXPOSURES = 1_000_000;

test('LEAD-03 a million exposures in a day are all counted, in at most 43,200 writes, for less than a euro', async () => {
  const beacon = beaconSchema.parse({ release: 'r', counts: ['visit', 'headline/A/shown'], vitals: [] });
  const exposure = sumsOfBeacon(beacon, site);
  // A simulated clock, because Vitest's would take too long for a day.
  let now = Date.now();
  const timers: { at: number; run: () => void }[] = [];
  vi.spyOn(Date, 'now').mockImplementation(() => now);
  vi.stubGlobal('setTimeout', (run: () => void, delay: number) => timers.push({ at: now + delay, run }));
  for (let second = 0, added = 0; second < DAY_SECONDS + 2; second += 1, now += 1000) {
    if (timers[0] && timers[0].at <= now) {
      timers.shift()?.run();
      for (let turn = 0; turn < 5; turn++) await null; // Lets the write begin.
    }
    const due = Math.min(EXPOSURES, Math.round(((second + 1) * EXPOSURES) / DAY_SECONDS));
    for (; added < due; added++) void addToSums(exposure);
  }
  const writes = set.mock.calls.length;
  const counted = set.mock.calls.reduce((sum, [{ sums }]) => sum + sums['headline/A/shown'], 0);
  expect(counted).toBe(EXPOSURES);
  expect(writes).toBeLessThanOrEqual(DAY_SECONDS / 2 + 1);
  const shards = new Set(doc.mock.calls.map(([id]) => id.at(-1)));
  expect(shards.size).toBe(5);
  // Prices as in docs/for-operators.md, "What it costs".
  const euros = (writes / 100_000) * 0.18 + (EXPOSURES / 1_000_000) * 0.4;
  expect(euros).toBeLessThan(1);
});

test('LEAD-03 a lone count is stored at once, those of the next two seconds together, and each caller waits until then', async () => {
  void addToSums(new Map([['visit', 1]]));
  await vi.advanceTimersByTimeAsync(0);
  expect(set).toHaveBeenCalledOnce();
  const stored = vi.fn();
  void addToSums(new Map([['visit', 1]])).then(stored);
  void addToSums(
    new Map([
      ['visit', 1],
      ['search', 2],
    ]),
  ).then(stored);
  await vi.advanceTimersByTimeAsync(1900);
  expect(stored).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(stored).toHaveBeenCalledTimes(2);
  expect(set.mock.calls).toEqual([
    [expect.objectContaining({ sums: { visit: 1 } }), { merge: true }],
    [
      {
        day: '2026-11-23',
        sums: { visit: 2, search: 2 },
        expireAt: new Date(Date.now() + 400 * DAY_SECONDS * 1000),
      },
      { merge: true },
    ],
  ]);
  expect(doc).toHaveBeenLastCalledWith(expect.stringMatching(/^2026-11-23-[0-4]$/));
});

test('LEAD-03 counts that cannot be stored are lost with an error, and those after them are not', async () => {
  set.mockRejectedValueOnce(new Error('unavailable'));
  const failing = expect(addToSums(new Map([['visit', 1]]))).rejects.toThrow('unavailable');
  await vi.advanceTimersByTimeAsync(0);
  await failing;
  const next = addToSums(new Map([['visit', 5]]));
  await vi.advanceTimersByTimeAsync(2000);
  await next;
  expect(set).toHaveBeenLastCalledWith(expect.objectContaining({ sums: { visit: 5 } }), { merge: true });
});
