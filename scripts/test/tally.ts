import { readFileSync } from 'node:fs';
import * as z from 'zod';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

const vitestReport = z.object({ numPassedTests: z.number(), numTotalTests: z.number() });
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Counts a vitest JSON report. A test that was not run counts as failed: nothing may be left out silently. */
export function tallyVitest(file: string, exitCode: number): Tally {
  const report = vitestReport.safeParse(readJson(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { numPassedTests: passed, numTotalTests } = report.data;
  return withExitCode({ passed, failed: numTotalTests - passed }, exitCode);
}

/**
 * How many journeys may pass only at their second try: a real browser on a shared machine stands still at times. More
 * of them are the product's fault, or the tests'.
 */
const REPEATED_AT_MOST = 3;

/** Counts a Playwright JSON report. A test that was skipped counts as failed. */
export function tallyPlaywright(file: string, exitCode: number): Tally {
  const report = playwrightReport.safeParse(readJson(file));
  if (!report.success) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.data.stats;
  const failed = unexpected + skipped;
  const tally =
    flaky <= REPEATED_AT_MOST
      ? { passed: expected + flaky, failed }
      : { passed: expected, failed: failed + flaky };
  return withExitCode(tally, exitCode);
}

/** Prints the plain closing line, "N passed, N failed", and sets the exit code. */
export function closeWith(tallies: readonly Tally[]): void {
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
  const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A runner that fails without a failed test (an error while loading, no test found) is a failure too. */
function withExitCode(tally: Tally, exitCode: number): Tally {
  const isUnexplained = (exitCode !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0;
  return isUnexplained ? { ...tally, failed: tally.failed + 1 } : tally;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
