import * as z from 'zod';

interface Count {
  readonly passed: number;
  /** Failed, skipped, or passed on a retry only. */
  readonly failed: number;
}

/** The counts of a step, with its title. */
export interface Result extends Count {
  readonly title: string;
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numTotalTests: z.number() })
  .transform(({ numPassedTests, numTotalTests }) => [numPassedTests, numTotalTests - numPassedTests]);

const playwrightStats = z.object({
  expected: z.number(),
  unexpected: z.number(),
  flaky: z.number(),
  skipped: z.number(),
});
const playwrightReport = z
  .object({ stats: playwrightStats })
  .transform(({ stats }) => [stats.expected, stats.unexpected + stats.flaky + stats.skipped]);

/**
 * Counts the tests in the JSON report of Vitest or Playwright. A runner that ends with an error although no test failed,
 * or that ran none, is a failure too.
 */
export function countTests(report: unknown, exitCode: number, { mayBeEmpty = false } = {}): Count {
  const [passed = 0, failed = 0] = z.union([vitestReport, playwrightReport]).safeParse(report).data ?? [];
  const isEmpty = passed === 0 && !mayBeEmpty;
  return { passed, failed: failed === 0 && (exitCode !== 0 || isEmpty) ? 1 : failed };
}

/** Prints the failed steps, and then "N passed, N failed" as the last line; sets the exit code. */
export function printSummary(results: readonly Result[]): void {
  const sum = (count: keyof Count) => results.reduce((total, result) => total + result[count], 0);
  for (const { title, failed } of results) {
    if (failed > 0) console.log(`Failed: ${title} (${failed})`);
  }
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}
