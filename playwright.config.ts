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
  // More workers than a small machine has cores, because some journeys mostly wait, for instance for a cache to expire.
  workers: 3,
  fullyParallel: true,
  // Long enough for a busy machine: these limits only end tests that hang, and do not measure speed.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  outputDir: '.local/test-results',
  // The journeys of staff start first, because they take longest. They publish posts, so no other journey may count all posts.
  // Lighthouse measures only for a release.
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
