import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeWith, tallyTests, tallyTool } from './tally.ts';

const clean = { passed: 5, failed: 0, failures: [] };

describe('a tool', () => {
  test('passes or fails as a whole', () => {
    expect(tallyTool('Lint', 0)).toEqual({ ...clean, passed: 1 });
    expect(tallyTool('Lint', 2)).toEqual({ ...clean, passed: 0, failed: 1, failures: ['Lint ended with 2'] });
  });
});

describe('a runner', () => {
  test('has the results of its report', () => {
    const failures = ['adds · failed', 'divides · skipped'];
    const report = { passed: 4, failed: 2, failures };
    expect(tallyTests('Units', report, 1)).toEqual(report);
    expect(tallyTests('Units', clean, 0)).toEqual(clean);
  });

  test('whose report says that all passed still fails by its exit code', () => {
    const failures = ['Units ended with 1, and no test of it failed'];
    expect(tallyTests('Units', clean, 1)).toEqual({ ...clean, failed: 1, failures });
  });

  test('without any test is a failure', () => {
    expect(tallyTests('Units', { ...clean, passed: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('without a report is a failure', () => {
    const failures = ['Units ended with 0 and left no report'];
    expect(tallyTests('Units', undefined, 0)).toEqual({ ...clean, passed: 0, failed: 1, failures });
  });
});

describe('the end of the output', () => {
  const before = process.exitCode;
  afterEach(() => {
    process.exitCode = before;
    vi.restoreAllMocks();
  });

  const red = { passed: 3, failed: 1, failures: ['opens · failed'] };

  test.each([
    ['is the line of what passed', [clean, clean], '\n10 passed, 0 failed', 0],
    ['names what failed', [clean, red], '\nopens · failed\n8 passed, 1 failed', 1],
  ])('%s', (_, reports, output, exitCode) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    closeWith(reports);
    expect(log).toHaveBeenCalledExactlyOnceWith(output);
    expect(process.exitCode).toBe(exitCode);
  });
});
