import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

/** The journeys run against `npm start` with data of its own, so that they neither see nor change a developer's. */
const dataFolder = join(tmpdir(), `datum-and-beam-journeys-${process.getuid?.() ?? 0}`);

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine: they end what hangs, and say nothing of speed.
  timeout: 120_000,
  // Few may need it (scripts/test/tally.ts); all are named at the end.
  retries: 1,
  expect: { timeout: 30_000 },
  outputDir: '.local/test-results',
  // What staff publish would change the lists that the other journeys count.
  projects: [
    { name: 'visitors', testIgnore: 'staff/**' },
    { name: 'staff', testMatch: 'staff/*.spec.ts', dependencies: ['visitors'] },
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
