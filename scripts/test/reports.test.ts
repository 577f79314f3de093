import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readPlaywrightReport, readVitestReport } from './reports.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reports-'));
  file = join(folder, 'report.json');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function written(report: unknown): string {
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const READERS = { readVitestReport, readPlaywrightReport };

describe.each(Object.entries(READERS))('%s', (_, read) => {
  test('returns nothing for a missing file', () => {
    expect(read(file)).toBeUndefined();
  });

  test.each(['', '{"numPassedTests": 7', '{}', 'null'])('returns nothing for %j', (content) => {
    writeFileSync(file, content);
    expect(read(file)).toBeUndefined();
  });
});

describe('a vitest report', () => {
  const passed = { fullName: 'adds', status: 'passed', failureMessages: [] };

  test('is only numbers if everything passed', () => {
    const testResults = [{ name: 'sum.test.ts', message: '', assertionResults: [passed, passed] }];
    expect(readVitestReport(written({ numPassedTests: 2, numTotalTests: 2, testResults }))).toEqual({
      passed: 2,
      failed: 0,
      failures: [],
    });
  });

  test('names failed tests with the reason, and skipped tests', () => {
    const failed = {
      fullName: 'subtracts',
      status: 'failed',
      failureMessages: ['\u001b[1m expected 3 to be 2\u001b[22m\n    at sum.test.ts:7'],
    };
    const skipped = { fullName: 'divides', status: 'skipped', failureMessages: [] };
    const testResults = [{ name: 'sum.test.ts', message: '', assertionResults: [passed, failed, skipped] }];
    expect(readVitestReport(written({ numPassedTests: 1, numTotalTests: 3, testResults }))).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        'sum.test.ts · subtracts · failed\n     expected 3 to be 2\n        at sum.test.ts:7',
        'sum.test.ts · divides · skipped',
      ],
    });
  });

  test('names a file that could not be loaded', () => {
    const testResults = [{ name: 'sum.test.ts', message: 'Unexpected token', assertionResults: [] }];
    const report = readVitestReport(written({ numPassedTests: 0, numTotalTests: 0, testResults }));
    expect(report?.failures).toEqual(['sum.test.ts\n    Unexpected token']);
  });

  test('gives the reason why the tests of a file were skipped if its set-up failed', () => {
    const skipped = { fullName: 'divides', status: 'skipped', failureMessages: [] };
    const testResults = [{ name: 'sum.test.ts', message: 'No calculator', assertionResults: [skipped] }];
    const report = readVitestReport(written({ numPassedTests: 0, numTotalTests: 1, testResults }));
    expect(report?.failures).toEqual(['sum.test.ts\n    No calculator', 'sum.test.ts · divides · skipped']);
  });

  test('shortens a long reason', () => {
    const reason = Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n');
    const failed = { fullName: 'subtracts', status: 'failed', failureMessages: [reason] };
    const testResults = [{ name: 'sum.test.ts', message: '', assertionResults: [failed] }];
    const report = readVitestReport(written({ numPassedTests: 0, numTotalTests: 1, testResults }));
    expect(report?.failures[0]).toMatch(/line 0\n.*line 11$/s);
  });
});

describe('a Playwright report', () => {
  const clean = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

  function spec(title: string, status: string, ...messages: (string | undefined)[]) {
    const results = messages.map((message) => (message ? { error: { message } } : {}));
    return { file: 'home.spec.ts', title, tests: [{ status, results }] };
  }

  test('is only numbers if everything passed', () => {
    const suites = [{ specs: [spec('opens', 'expected', undefined)] }];
    expect(readPlaywrightReport(written({ stats: clean, errors: [], suites }))).toEqual({
      passed: 5,
      failed: 0,
      failures: [],
    });
  });

  test('names, across nested suites, what failed, a retry counted as a failure', () => {
    const inner = { specs: [spec('closes', 'flaky', 'it hung', undefined)] };
    const suites = [{ specs: [spec('opens', 'unexpected', 'no door', 'no door')], suites: [inner] }];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 2 };
    expect(readPlaywrightReport(written({ stats, errors: [], suites }))).toEqual({
      passed: 1,
      failed: 4,
      failures: [
        'home.spec.ts · opens · unexpected\n    no door',
        'home.spec.ts · closes · flaky\n    it hung',
      ],
    });
  });

  test('gives the reason why nothing could start', () => {
    const errors = [{ message: 'the server did not start' }];
    const report = readPlaywrightReport(written({ stats: clean, errors, suites: [] }));
    expect(report?.failures).toEqual(['Playwright\n    the server did not start']);
  });
});
