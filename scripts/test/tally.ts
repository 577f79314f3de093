import type { Report } from './reports.ts';

/** Counts a part that has no tests of its own. */
export function tallyTool(title: string, exitCode: number): Report {
  if (exitCode !== 0) return failure(`${title} ended with ${exitCode}`);
  return { passed: 1, failed: 0, failures: [], repeated: [] };
}

function failure(remark: string): Report {
  return { passed: 0, failed: 1, failures: [remark], repeated: [] };
}

/**
 * The results of a runner's report, adjusted by its exit code: a runner that fails without a failed test (an error while
 * loading, no test found) is a failure too.
 */
export function tallyTests(title: string, report: Report | undefined, exitCode: number): Report {
  if (!report) return failure(`${title} ended with ${exitCode} and left no report`);
  const isUnexplained = exitCode !== 0 && report.failed === 0;
  const isEmpty = report.passed + report.repeated.length + report.failed === 0;
  if (!isUnexplained && !isEmpty) return report;
  const remark = `${title} ended with ${exitCode}, and no test of it failed`;
  return { ...report, failed: report.failed + 1, failures: [...report.failures, remark] };
}

interface Judgement {
  /**
   * Whether a retry counts as a failure. A developer's machine stalls at times; one that only runs tests has no such
   * excuse, and a flaky test would go unnoticed there.
   */
  readonly isStrict: boolean;
}

/**
 * Prints what failed, then what passed only on a retry, then the summary line, "N passed, N failed", and sets the exit
 * code.
 */
export function closeWith(
  reports: readonly Report[],
  { isStrict }: Judgement = { isStrict: Boolean(process.env.CI) },
): void {
  const sum = (count: 'passed' | 'failed') => reports.reduce((total, report) => total + report[count], 0);
  const repeated = reports.flatMap((report) => report.repeated);
  const passed = sum('passed') + (isStrict ? 0 : repeated.length);
  const failed = sum('failed') + (isStrict ? repeated.length : 0);
  const lines = ['', ...reports.flatMap(({ failures }) => failures)];
  if (repeated.length > 0) lines.push('Passed only on a retry:', ...repeated);
  console.log([...lines, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
