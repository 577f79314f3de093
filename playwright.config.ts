import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { localUrl, PORTS } from './local/ports.ts';
import { launchOptions, THIS_MACHINE_ONLY } from './scripts/chromium.ts';
import { isRelease } from './tests/is-release.ts';

/** The journeys run against `npm start` with its own data folder, so that they neither see nor change a developer's. */
const dataFolder = join(tmpdir(), `datum-and-beam-journeys-${PORTS.hosting.port}`);

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  // More than the cores of a small machine: some journeys wait, for a cache to expire or a moment to come.
  workers: 3,
  fullyParallel: true,
  // Long enough for a busy machine: these end hung tests and say nothing about speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '.local/test-results',
  // Those of staff first: they are the longest, and wait most. They publish posts, so that no other journey counts all.
  projects: [
    { name: 'staff', testMatch: 'staff/*.spec.ts' },
    { name: 'visitors', testIgnore: ['e2e/staff/**', ...(isRelease ? [] : ['lighthouse.spec.ts'])] },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: localUrl(PORTS.hosting),
    viewport: { width: 1440, height: 900 },
    launchOptions: launchOptions(THIS_MACHINE_ONLY),
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node scripts/run.mjs local/start.ts --reset',
    wait: { stdout: /^Ready$/m },
    timeout: 180_000,
    env: { LOCAL_DATA: dataFolder },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
  },
});
