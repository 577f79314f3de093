import type { Report } from './reports.ts';

/**
 * How many tests of the whole proof may pass only at their second try, where a real browser or the processes of the
 * product are tried: a shared machine stands still at times. More of them are the product's fault, or the tests'.
 */
const REPEATED_AT_MOST = 3;

/** Counts a part of the proof that has no tests of its own. */
export function tallyTool(title: string, exitCode: number): Report {
  if (exitCode !== 0) return failure(`${title} ended with ${exitCode}`);
  return { passed: 1, repeated: 0, failed: 0, remarks: [] };
}

function failure(remark: string): Report {
  return { passed: 0, repeated: 0, failed: 1, remarks: [remark] };
}

/**
 * What a runner's report says, and its exit code where that says more: a runner that fails without a failed test (an
 * error while loading, no test found) is a failure too.
 */
export function tallyTests(title: string, report: Report | undefined, exitCode: number): Report {
  if (!report) return failure(`${title} ended with ${exitCode} and left no report`);
  const isUnexplained = exitCode !== 0 && report.failed === 0;
  const isEmpty = report.passed + report.repeated + report.failed === 0;
  if (!isUnexplained && !isEmpty) return report;
  const remark = `${title} ended with ${exitCode}, and no test of it failed`;
  return { ...report, failed: report.failed + 1, remarks: [...report.remarks, remark] };
}

/** Prints what did not pass at once and the plain closing line, "N passed, N failed", and sets the exit code. */
export function closeWith(tallies: readonly Report[]): void {
  const sum = (count: 'passed' | 'repeated' | 'failed') =>
    tallies.reduce((total, tally) => total + tally[count], 0);
  const repeated = sum('repeated');
  const isTolerated = repeated <= REPEATED_AT_MOST;
  const passed = sum('passed') + (isTolerated ? repeated : 0);
  const failed = sum('failed') + (isTolerated ? 0 : repeated);
  const remarks = tallies.flatMap((tally) => tally.remarks);
  console.log(['', ...remarks, `${passed} passed, ${failed} failed`].join('\n'));
  process.exitCode = failed === 0 ? 0 : 1;
}
