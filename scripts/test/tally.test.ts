import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeWith, tallyTests, tallyTool } from './tally.ts';

const clean = { passed: 5, repeated: 0, failed: 0, remarks: [] };

describe('a tool', () => {
  test('passes or fails as a whole', () => {
    expect(tallyTool('Lint', 0)).toEqual({ ...clean, passed: 1 });
    expect(tallyTool('Lint', 2)).toEqual({ ...clean, passed: 0, failed: 1, remarks: ['Lint ended with 2'] });
  });
});

describe('a runner', () => {
  test('is what its report says', () => {
    const report = { passed: 4, repeated: 1, failed: 2, remarks: ['adds · failed', 'divides · skipped'] };
    expect(tallyTests('Units', report, 1)).toEqual(report);
    expect(tallyTests('Units', clean, 0)).toEqual(clean);
  });

  test('that says all passed does not hide that it failed', () => {
    const remarks = ['Units ended with 1, and no test of it failed'];
    expect(tallyTests('Units', clean, 1)).toEqual({ ...clean, failed: 1, remarks });
  });

  test('without any test is a failure', () => {
    expect(tallyTests('Units', { ...clean, passed: 0 }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });

  test('without a report is a failure', () => {
    const remarks = ['Units ended with 0 and left no report'];
    expect(tallyTests('Units', undefined, 0)).toEqual({ ...clean, passed: 0, failed: 1, remarks });
  });
});

describe('the end of the output', () => {
  const before = process.exitCode;
  afterEach(() => {
    process.exitCode = before;
    vi.restoreAllMocks();
  });

  const red = { passed: 3, repeated: 0, failed: 1, remarks: ['opens · failed'] };
  const twice = { passed: 2, repeated: 2, failed: 0, remarks: ['closes · flaky', 'rings · flaky'] };
  const once = { passed: 1, repeated: 1, failed: 0, remarks: ['locks · flaky'] };

  test.each([
    ['of what passed is the plain line', [clean, clean], '\n10 passed, 0 failed', 0],
    ['names what failed', [clean, red], '\nopens · failed\n8 passed, 1 failed', 1],
    [
      'names three tests that passed at their second try, and lets them pass',
      [twice, once],
      '\ncloses · flaky\nrings · flaky\nlocks · flaky\n6 passed, 0 failed',
      0,
    ],
    [
      'does not let four of them pass',
      [twice, twice],
      '\ncloses · flaky\nrings · flaky\ncloses · flaky\nrings · flaky\n4 passed, 4 failed',
      1,
    ],
  ])('%s', (_, tallies, output, exitCode) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    closeWith(tallies);
    expect(log).toHaveBeenCalledExactlyOnceWith(output);
    expect(process.exitCode).toBe(exitCode);
  });
});
