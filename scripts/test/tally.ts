import type { Report } from './reports.ts';

/** Counts a part that has no tests of its own. */
export function tallyTool(title: string, exitCode: number): Report {
  if (exitCode !== 0) return failure(`${title} ended with ${exitCode}`);
  return { passed: 1, failed: 0, failures: [] };
}

function failure(remark: string): Report {
  return { passed: 0, failed: 1, failures: [remark] };
}

/**
 * The results of a runner's report, adjusted by its exit code: a runner that fails without a failed test (an error while
 * loading, no test found) is a failure too.
 */
export function tallyTests(title: string, report: Report | undefined, exitCode: number): Report {
  if (!report) return failure(`${title} ended with ${exitCode} and left no report`);
  const isUnexplained = exitCode !== 0 && report.failed === 0;
  const isEmpty = report.passed + report.failed === 0;
  if (!isUnexplained && !isEmpty) return report;
  const remark = `${title} ended with ${exitCode}, and no test of it failed`;
  return { ...report, failed: report.failed + 1, failures: [...report.failures, remark] };
}

/** Prints what failed, then the summary line, "N passed, N failed", and sets the exit code. */
export function closeWith(reports: readonly Report[]): void {
  const sum = (count: 'passed' | 'failed') => reports.reduce((total, report) => total + report[count], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  const failures = reports.flatMap((report) => report.failures);
  console.log(['', ...failures, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
