import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeWith, tallyPlaywright, tallyVitest } from './tally.ts';

let folder: string;
let report: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tally-'));
  report = join(folder, 'report.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeReport(content: unknown): void {
  writeFileSync(report, JSON.stringify(content));
}

describe('a vitest report', () => {
  test('gives the tests that passed and failed', () => {
    writeReport({ numPassedTests: 7, numTotalTests: 9 });
    expect(tallyVitest(report, 1)).toEqual({ passed: 7, failed: 2 });
  });

  test('counts a test that was skipped as failed, even when the runner is content', () => {
    writeReport({ numPassedTests: 7, numFailedTests: 0, numPendingTests: 1, numTotalTests: 8 });
    expect(tallyVitest(report, 0)).toEqual({ passed: 7, failed: 1 });
  });

  test('that says all passed does not hide that the runner failed', () => {
    writeReport({ numPassedTests: 7, numTotalTests: 7 });
    expect(tallyVitest(report, 1)).toEqual({ passed: 7, failed: 1 });
  });

  test('of no test at all is a failure', () => {
    writeReport({ numPassedTests: 0, numTotalTests: 0 });
    expect(tallyVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test('that is missing is a failure', () => {
    expect(tallyVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
  });

  test.each(['', '{"numPassedTests": 7', '{}', 'null'])('that reads %j is a failure', (content) => {
    writeFileSync(report, content);
    expect(tallyVitest(report, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a Playwright report', () => {
  const clean = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

  test('gives the tests that passed', () => {
    writeReport({ stats: clean, errors: [] });
    expect(tallyPlaywright(report, 0)).toEqual({ passed: 5, failed: 0 });
  });

  test('counts failed and skipped tests as failed', () => {
    writeReport({ stats: { ...clean, unexpected: 1, skipped: 4 }, errors: [] });
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 5, failed: 5 });
  });

  test('lets three tests pass at their second try, not four', () => {
    writeReport({ stats: { ...clean, flaky: 3 }, errors: [] });
    expect(tallyPlaywright(report, 0)).toEqual({ passed: 8, failed: 0 });
    writeReport({ stats: { ...clean, flaky: 4 }, errors: [] });
    expect(tallyPlaywright(report, 0)).toEqual({ passed: 5, failed: 4 });
  });

  test('that says all passed does not hide that the runner failed', () => {
    writeReport({ stats: clean, errors: [{ message: 'the server did not start' }] });
    expect(tallyPlaywright(report, 1)).toEqual({ passed: 5, failed: 1 });
  });

  test('that is missing is a failure', () => {
    expect(tallyPlaywright(report, 0)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the closing line', () => {
  const before = process.exitCode;
  afterEach(() => {
    process.exitCode = before;
    vi.restoreAllMocks();
  });

  test.each([
    [
      [
        { passed: 2, failed: 0 },
        { passed: 3, failed: 0 },
      ],
      '\n5 passed, 0 failed',
      0,
    ],
    [
      [
        { passed: 2, failed: 0 },
        { passed: 0, failed: 1 },
      ],
      '\n2 passed, 1 failed',
      1,
    ],
  ])('of %j is %j, exit code %i', (tallies, line, exitCode) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    closeWith(tallies);
    expect(log).toHaveBeenCalledExactlyOnceWith(line);
    expect(process.exitCode).toBe(exitCode);
  });
});
