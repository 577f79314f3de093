import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Tally, tallyPlaywright, tallyVitest } from './tally.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const REPORTS = join(ROOT, '.local/test-reports');

/** Runs a tool that passes or fails as a whole. */
export function runStep(title: string, tool: string, args: readonly string[]): Tally {
  return run(title, tool, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Runs projects of vitest.config.ts. */
export function runVitest(title: string, projects: readonly string[]): Tally {
  const report = freshReport(`vitest-${projects[0]}.json`);
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tallyVitest(report, run(title, 'vitest', ['run', ...chosen, ...reporters]));
}

/** Runs the journeys of playwright.config.ts, which starts what `npm start` starts. */
export function runPlaywright(title: string): Tally {
  const report = freshReport('playwright.json');
  const code = run(title, 'playwright', ['test', '--reporter=line,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  return tallyPlaywright(report, code);
}

function run(title: string, tool: string, args: readonly string[], env: Record<string, string> = {}): number {
  console.log(`\n── ${title}`);
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

/** The path of a report that is not there yet: an old one must not speak for a run that wrote none. */
function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true });
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}
