import { afterEach, describe, expect, test, vi } from 'vitest';
import { closeWith, tallyTests, tallyTool } from './tally.ts';

const clean = { passed: 5, failed: 0, failures: [], repeated: [] };

describe('a tool', () => {
  test('passes or fails as a whole', () => {
    expect(tallyTool('Lint', 0)).toEqual({ ...clean, passed: 1 });
    expect(tallyTool('Lint', 2)).toEqual({ ...clean, passed: 0, failed: 1, failures: ['Lint ended with 2'] });
  });
});

describe('a runner', () => {
  test('has the results of its report', () => {
    const failures = ['adds · failed', 'divides · skipped'];
    const report = { passed: 4, failed: 2, failures, repeated: ['rounds · flaky'] };
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
    vi.unstubAllEnvs();
  });

  const red = { ...clean, passed: 3, failed: 1, failures: ['opens · failed'] };
  const late = { ...clean, passed: 2, repeated: ['closes · flaky', 'rings · flaky'] };
  const named = 'Passed only on a retry:\ncloses · flaky\nrings · flaky';

  test.each([
    ['of what passed is the plain line', false, [clean, clean], '\n10 passed, 0 failed', 0],
    ['names what failed', false, [clean, red], '\nopens · failed\n8 passed, 1 failed', 1],
    [
      'names last what passed at its second try',
      false,
      [late, red],
      `\nopens · failed\n${named}\n7 passed, 1 failed`,
      1,
    ],
    [
      'lets a second try pass on a person’s machine',
      false,
      [late, clean],
      `\n${named}\n9 passed, 0 failed`,
      0,
    ],
    ['lets none pass where it is strict', true, [late, clean], `\n${named}\n7 passed, 2 failed`, 1],
  ])('%s', (_, isStrict, reports, output, exitCode) => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    closeWith(reports, { isStrict });
    expect(log).toHaveBeenCalledExactlyOnceWith(output);
    expect(process.exitCode).toBe(exitCode);
  });

  test.each([
    ['CI', '1', 1],
    ['no CI', undefined, 0],
  ])('is strict by itself where the environment says %s', (_, value, exitCode) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    vi.stubEnv('CI', value);
    closeWith([late]);
    expect(process.exitCode).toBe(exitCode);
  });
});
