import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { isRelease } from './tests/is-release.ts';
import { stageRequests, watchStages } from './tests/security/stage-requests.ts';

/** A browser of its own for each project: Vitest keeps state in these options. */
function chromium(...moreFlags: string[]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: launchOptions(...moreFlags) }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** Ends what hangs, and says nothing of speed: on a busy machine the slowest of these tests takes three seconds. */
const SOON = {
  testTimeout: 20_000,
  hookTimeout: 20_000,
  expect: { poll: { timeout: 15_000 } },
};

/** The same for what needs a browser, starts processes or waits for them; a release waits for five times the mails. */
const PATIENT = {
  testTimeout: isRelease ? 360_000 : 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 150_000 } },
};

/** What Google has no emulator for, or what is said of the project's own emulators alone. */
const OWN_EMULATORS_ONLY = [
  'tests/emulators/booking.test.ts',
  'tests/emulators/firestore-local.test.ts',
  'tests/emulators/firestore-triggers.test.ts',
  'tests/emulators/firestore-triggers-functions.test.ts',
  'tests/emulators/remote-config.browser.test.ts',
  'tests/emulators/storage-local.test.ts',
  'tests/emulators/storage-local-resumable.test.ts',
];

/** Left out where the suites judge Google's emulators (.github/workflows/nightly.yml). */
const notForOfficial = process.env.OFFICIAL_EMULATORS ? OWN_EMULATORS_ONLY : [];

export default defineConfig({
  test: {
    // By default one core is left free, which on a machine with two is half of them.
    maxWorkers: '100%',
    coverage: {
      include: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'emulators/**/*.ts'],
      exclude: ['**/*.d.ts', '**/*.test.*', 'emulators/seed/**'],
      reporter: ['text', 'html'],
    },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          include: ['{src,emulators,scripts}/**/*.test.ts', 'tests/content/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['./tests/setup-console.ts'],
          // Each worker loads jsdom and Firebase's libraries once, and each file still has a world of its own.
          pool: 'vmThreads',
          ...SOON,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'functions-unit',
          include: ['functions/**/*.test.ts'],
          environment: 'node',
          // As above: Firebase's logger takes hold of the console when it is first loaded.
          pool: 'vmThreads',
          setupFiles: ['./tests/setup-console.ts'],
          ...SOON,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // As above.
          pool: 'vmThreads',
          setupFiles: ['./tests/setup-console.ts', './tests/setup-components.ts'],
          ...SOON,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['tests/emulators/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts', ...notForOfficial],
          environment: 'node',
          globalSetup: ['./tests/emulators/start-emulators.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/rules/start-rules-emulators.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          environment: 'node',
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts', 'tests/faults/functions/**/*.test.ts'],
          // It waits for everything that the others have left in the outbox.
          exclude: isRelease ? [] : ['tests/faults/functions/functions-killed.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/functions/start-functions.ts'],
          // One local run serves them all, and each brings its own mail server to the same port.
          fileParallelism: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          environment: 'node',
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'starts',
          include: ['tests/starts/**/*.test.ts'],
          environment: 'node',
          // Each test starts the whole product on its fixed ports, one of them three times.
          fileParallelism: false,
          ...PATIENT,
          testTimeout: 360_000,
        },
      },
      {
        // Found while a test runs, they would reload its page.
        optimizeDeps: {
          include: ['firebase/app', 'firebase/firestore/lite', 'firebase/remote-config', 'firebase/storage'],
        },
        test: {
          name: 'emulators-browser',
          include: ['tests/emulators/**/*.browser.test.ts'],
          exclude: notForOfficial,
          globalSetup: ['./tests/emulators/start-emulators.ts'],
          browser: chromium(),
          ...PATIENT,
          // A browser on a busy machine stands still at times. The closing lines of the proof name whatever needed this.
          retry: 1,
        },
      },
      {
        // As above.
        optimizeDeps: { include: ['dompurify'] },
        test: {
          name: 'security-browser',
          include: ['tests/security/**/*.browser.test.ts'],
          // A frame in a process of its own would ask for things before the driver watches it.
          browser: {
            ...chromium('--disable-site-isolation-trials'),
            commands: { watchStages, stageRequests },
          },
          ...PATIENT,
        },
      },
    ],
  },
});
