import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { countTests, type Result } from './summary.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.local/test-reports');

/** Runs a tool to its end, prints its output, and returns how many tests passed and failed. */
export type Step = () => Promise<Result>;

/** Runs steps, by default one after the other. A failure does not end the run, so that one run reports everything. */
export async function runSteps(steps: readonly Step[], { concurrency = 1 } = {}): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...steps];
  const runNext = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) results.push(await step());
  };
  await Promise.all(Array.from({ length: concurrency }, runNext));
  return results;
}

function tool(title: string, name: string, ...args: readonly string[]): Step {
  return async () => {
    const hasPassed = (await run(title, name, args)) === 0;
    return { title, passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1 };
  };
}

/** The build runs these too: a field of visitors' data that src/domain/leads/catalogue.ts does not list is a type error. */
export const TYPE_CHECKS: readonly Step[] = [
  tool('Types of the site', 'tsc', '-p', 'tsconfig.json'),
  tool('Types of everything else', 'tsc', '-p', 'tsconfig.node.json'),
];

/** Formatting, lint with the directions of imports, types, unused code and spelling. Some cache results for unchanged files. */
const STATIC_CHECKS: readonly Step[] = [
  ...TYPE_CHECKS,
  tool('Spelling', 'cspell', '--no-progress', '--no-summary', '.'),
  tool('Format and lint', 'biome', 'ci', '--error-on-warnings'),
  tool('Unused code', 'knip', '--cache', '--cache-location=.local/cache/knip'),
];

/** Runs two checks at a time, because some use one core only. */
export function runStaticChecks(): Promise<Result[]> {
  return runSteps(STATIC_CHECKS, { concurrency: Math.min(2, availableParallelism()) });
}

/** Vitest's tests, chosen by its command-line arguments, in the given time zone or else in the machine's. */
export function vitest(title: string, args: readonly string[], timeZone?: string): Step {
  const env = timeZone ? { TZ: timeZone } : {};
  return async () => {
    const report = freshReport(title);
    const allArgs = ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const exitCode = await run(title, 'vitest', allArgs, env);
    const mayBeEmpty = args.includes('--passWithNoTests');
    return { title, ...countTests(readReport(report), exitCode, { mayBeEmpty }) };
  };
}

/** Arguments that choose projects of vitest.config.ts. */
export function projects(...names: readonly string[]): string[] {
  return names.flatMap((name) => ['--project', name]);
}

/** The journeys of playwright.config.ts, which runs `npm start`. */
export function playwright(title: string): Step {
  return async () => {
    const report = freshReport(title);
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = await run(title, 'playwright', ['test', '--reporter=line,json'], env, 'inherit');
    return { title, ...countTests(readReport(report), exitCode) };
  };
}

/** Runs a tool and returns its exit code. Piped output is printed at the end, so that the outputs of two tools do not mix. */
async function run(
  title: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  stdio: 'pipe' | 'inherit' = 'pipe',
): Promise<number> {
  const start = Date.now();
  const output: Buffer[] = [];
  const child = spawn(join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`── ${title}: ${code === 0 ? 'passed' : 'failed'}, ${seconds} s\n`);
  return code ?? 1;
}

/** Returns the path of a step's report, after deleting the report of an earlier run. */
function freshReport(title: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, `${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  rmSync(file, { force: true });
  return file;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
