import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Report, readPlaywrightReport, readVitestReport } from './reports.ts';
import { tallyTests, tallyTool } from './tally.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.local/test-reports');

/** A part of the tests: runs a tool to its end and returns its results. */
export type Step = () => Promise<Report>;

/** Runs parts in sequence. It continues after a failure, so that one run reports everything. */
export async function inTurn(steps: readonly Step[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (const step of steps) reports.push(await step());
  return reports;
}

/** A tool that passes or fails as a whole. */
export function tool(title: string, name: string, args: readonly string[]): Step {
  return async () => tallyTool(title, await run(title, name, args));
}

interface VitestOptions {
  /** Some files of the projects instead of all. */
  readonly files?: readonly string[];
  /** Only what the uncommitted changes touch, which may be nothing. */
  readonly isChangedOnly?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const NOTHING_CHANGED: Report = { passed: 0, failed: 0, failures: [] };

/** Projects of vitest.config.ts. */
export function vitest(
  title: string,
  projects: readonly string[],
  { files = [], env = {}, isChangedOnly = false }: VitestOptions = {},
): Step {
  return async () => {
    const report = freshReport(`${title.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
    const chosen = projects.flatMap((project) => ['--project', project]);
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const scope = isChangedOnly ? ['--changed', '--passWithNoTests'] : files;
    const exitCode = await run(title, 'vitest', ['run', ...chosen, ...reporters, ...scope], { env });
    const results = readVitestReport(report);
    // A change that touches no test is not a failure, as an empty run otherwise is.
    if (isChangedOnly && exitCode === 0 && !results?.passed) return NOTHING_CHANGED;
    return tallyTests(title, results, exitCode);
  };
}

/** The journeys of playwright.config.ts, which runs `npm start`. */
export function playwright(title: string): Step {
  return async () => {
    const report = freshReport('playwright.json');
    const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    const exitCode = await run(title, 'playwright', ['test', '--reporter=line,json'], { env, isShown: true });
    return tallyTests(title, readPlaywrightReport(report), exitCode);
  };
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the tool's output while it runs, if no other tool runs at the same time; else all of it at the end. */
  readonly isShown?: boolean;
}

/** Returns the exit code. */
async function run(
  title: string,
  name: string,
  args: readonly string[],
  { env = {}, isShown = false }: RunOptions = {},
): Promise<number> {
  const begin = Date.now();
  const output: Buffer[] = [];
  const collect = (chunk: Buffer) => (isShown ? process.stdout.write(chunk) : output.push(chunk));
  const child = spawn(join(ROOT, 'node_modules/.bin', name), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  console.log(
    `── ${title}: ${code === 0 ? 'passed' : 'failed'}, ${Math.round((Date.now() - begin) / 1000)} s\n`,
  );
  return code ?? 1;
}

/** The path of a report, without any previous file: an old one must not pass for the result of a run that wrote none. */
function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}
