import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod';

/** The results of a test runner. */
export interface Report {
  readonly passed: number;
  /** Failed, or not run. */
  readonly failed: number;
  /** The failed tests, with reasons. */
  readonly failures: readonly string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Vitest's JSON report. Undefined when it is missing or is not one. */
export function readVitestReport(file: string): Report | undefined {
  const { data } = vitestReport.safeParse(readJson(file));
  if (!data) return undefined;
  const failures = data.testResults.flatMap(({ name, message, assertionResults }) => [
    // A file has its own message if it could not be loaded or set up: its tests were then skipped.
    ...(message === '' ? [] : [remark(name, [], message)]),
    ...assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName, status, failureMessages }) => remark(name, [fullName, status], failureMessages[0])),
  ]);
  return { passed: data.numPassedTests, failed: data.numTotalTests - data.numPassedTests, failures };
}

const playwrightSpec = z.object({
  file: z.string(),
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.object({ message: z.string().optional() })),
  suites: z.array(playwrightSuite),
});

/** Playwright's JSON report. Undefined when it is missing or is not one. */
export function readPlaywrightReport(file: string): Report | undefined {
  const { data } = playwrightReport.safeParse(readJson(file));
  if (!data) return undefined;
  const { expected, unexpected, flaky, skipped } = data.stats;
  const failures = [
    ...data.errors.map(({ message }) => remark('Playwright', [], message)),
    ...data.suites.flatMap(specsOf).flatMap(remarksOf),
  ];
  return { passed: expected, failed: unexpected + flaky + skipped, failures };
}

function specsOf({ specs, suites = [] }: z.infer<typeof playwrightSuite>): z.infer<typeof playwrightSpec>[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function remarksOf({ file, title, tests }: z.infer<typeof playwrightSpec>): string[] {
  return tests
    .filter(({ status }) => status !== 'expected')
    .map(({ status, results }) => {
      const reason = results.find(({ error }) => error)?.error?.message;
      return remark(file, [title, status], reason);
    });
}

/** Enough lines of a reason to show what was expected and received. */
const REASON_LINES = 12;

function remark(file: string, about: readonly string[], reason = ''): string {
  const lines = stripVTControlCharacters(reason).trimEnd().split('\n').slice(0, REASON_LINES);
  return [[file, ...about].join(' · '), ...lines.map((line) => `    ${line}`)].join('\n').trimEnd();
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
