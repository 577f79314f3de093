import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { localUrl, PORTS } from './local/ports.ts';
import { launchOptions, THIS_MACHINE_ONLY } from './scripts/chromium.ts';
import { isRelease } from './tests/is-release.ts';

/** The journeys run against `npm start` with its own data folder, so that they neither see nor change a developer's. */
const dataFolder = join(tmpdir(), `datum-and-beam-journeys-${PORTS.hosting.port}`);

/**
 * Posts published by staff would change the lists that the visitors' journeys count, so the staff journeys run last,
 * against the same product. They run even after failures, which a dependency would prevent. A named project runs alone.
 */
const isNamed = process.argv.some((argument) => argument.startsWith('--project'));
const staffAfterwards = isNamed ? {} : { teardown: 'staff' };

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  workers: 2,
  fullyParallel: true,
  // Long enough for a busy machine: these end hung tests and say nothing about speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '.local/test-results',
  projects: [
    {
      name: 'visitors',
      testIgnore: ['staff/**', ...(isRelease ? [] : ['lighthouse.spec.ts'])],
      ...staffAfterwards,
    },
    { name: 'staff', testMatch: 'staff/*.spec.ts' },
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
