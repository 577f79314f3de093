import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

/** The journeys run against `npm start` with data of its own, so that they neither see nor change a developer's. */
const dataFolder = join(tmpdir(), `datum-and-beam-journeys-${process.getuid?.() ?? 0}`);

/**
 * What staff publish would change the lists that the visitors' journeys count: theirs come afterwards, against the same
 * product. They come whatever failed before, which a dependency would not let them. A project that is named runs alone.
 */
const isNamed = process.argv.some((argument) => argument.startsWith('--project'));
const staffAfterwards = isNamed ? {} : { teardown: 'staff' };

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine: they end what hangs, and say nothing of speed.
  timeout: 120_000,
  // The closing lines of the proof name whatever needed this (scripts/test/tally.ts).
  retries: 1,
  expect: { timeout: 30_000 },
  outputDir: '.local/test-results',
  projects: [
    { name: 'visitors', testIgnore: 'staff/**', ...staffAfterwards },
    { name: 'staff', testMatch: 'staff/*.spec.ts' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: 'http://127.0.0.1:5000',
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/run.mjs emulators/start.ts --reset',
    wait: { stdout: /^Ready$/m },
    timeout: 180_000,
    env: { LOCAL_DATA: dataFolder },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
