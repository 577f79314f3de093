import { afterEach, expect, test, vi } from 'vitest';
import { countTests, printSummary } from './summary.ts';

const vitestReport = { numPassedTests: 5, numTotalTests: 5 };
const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

test.each([
  ['a clean run of Vitest', vitestReport, 0, 0],
  ['a clean run of Playwright', { stats }, 0, 0],
  ['a skipped test of Vitest', { ...vitestReport, numTotalTests: 6 }, 0, 1],
  [
    'a failed, a skipped and a retried journey',
    { stats: { ...stats, unexpected: 1, flaky: 1, skipped: 1 } },
    1,
    3,
  ],
  ['an error outside the tests', vitestReport, 1, 1],
])('%s is counted', (_, report, exitCode, failed) => {
  expect(countTests(report, exitCode)).toEqual({ passed: 5, failed });
});

test('a step without tests fails, unless it may be empty, and so does one without a report', () => {
  const empty = { numPassedTests: 0, numTotalTests: 0 };
  expect(countTests(empty, 0)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(empty, 0, { mayBeEmpty: true })).toEqual({ passed: 0, failed: 0 });
  expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

const exitCodeBefore = process.exitCode;
afterEach(() => {
  process.exitCode = exitCodeBefore;
  vi.restoreAllMocks();
});

test('the last line has the totals, and the failures are listed above it', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  printSummary([
    { title: 'Units', passed: 3, failed: 0 },
    { title: 'Rules', passed: 2, failed: 1 },
  ]);
  expect(log.mock.calls).toEqual([['Failed: Rules (1)'], ['5 passed, 1 failed']]);
  expect(process.exitCode).toBe(1);
});
