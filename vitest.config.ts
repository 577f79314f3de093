import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
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

/** On a busy machine anything may take minutes: these end what hangs, and say nothing of speed. */
const PATIENT = {
  testTimeout: 600_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 420_000 } },
};

/** What needs a browser or starts the product. Few may need a second try (scripts/test/tally.ts); all are named. */
const ON_THE_MACHINE = { ...PATIENT, retry: 1 };

export default defineConfig({
  test: {
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
          // Pure rules keep no state: one process for all of them saves more than half of the time.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'functions-unit',
          include: ['functions/**/*.test.ts'],
          environment: 'node',
          // Firebase's logger takes hold of the console when it is first loaded: each file loads it anew.
          setupFiles: ['./tests/setup-console.ts'],
          ...PATIENT,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // One DOM implementation per worker, with a context of its own for each file.
          pool: 'vmThreads',
          setupFiles: ['./tests/setup-console.ts', './tests/setup-components.ts'],
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['tests/emulators/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          environment: 'node',
          globalSetup: ['./tests/emulators/start-emulators.ts'],
          ...ON_THE_MACHINE,
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
          environment: 'node',
          globalSetup: ['./tests/functions/start-functions.ts'],
          // One local run serves them all, and each brings its own mail server to the same port.
          fileParallelism: false,
          ...ON_THE_MACHINE,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          environment: 'node',
          // Each test starts the whole product on its fixed ports.
          fileParallelism: false,
          ...ON_THE_MACHINE,
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
          globalSetup: ['./tests/emulators/start-emulators.ts'],
          browser: chromium(),
          ...ON_THE_MACHINE,
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
          ...ON_THE_MACHINE,
        },
      },
    ],
  },
});
