import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './scripts/chromium.ts';
import { isRelease } from './tests/is-release.ts';

/** Each project has its own browser instance: Vitest stores state in these options. */
function chromium(...moreFlags: string[]) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: launchOptions(...moreFlags) }),
    instances: [{ browser: 'chromium' as const }],
  };
}

/** These limits only end hung tests: on an overloaded machine some of these tests take half a minute. */
const FAST = {
  testTimeout: 90_000,
  hookTimeout: 90_000,
  expect: { poll: { timeout: 60_000 } },
};

/** By default Vitest leaves one core free, which is half of a two-core machine. Projects that extend a file do not inherit this setting. */
const ALL_CORES = '100%';

/** Makes an `.each` over an empty list an error, in every project. */
const SET_UP_EACH = './tests/setup-each.ts';

/** For tests that need a browser, start processes or wait for them. Those of a release wait for five times as many mails. */
const SLOW = {
  testTimeout: isRelease ? 360_000 : 180_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 150_000 } },
  setupFiles: [SET_UP_EACH],
};

export default defineConfig({
  test: {
    // `--changed` follows imports only. A change of other files that tests read (content and settings) reruns all tests.
    forceRerunTriggers: ['**/*.{md,yaml,json,css,svg,rules}', '**/vite*.config.ts', '.env.demo'],
    maxWorkers: ALL_CORES,
    coverage: {
      include: ['src/**/*.{ts,tsx}', 'functions/src/**/*.ts', 'emulators/**/*.ts', 'local/**/*.ts'],
      exclude: ['**/*.d.ts', '**/*.test.*', 'local/seed/**'],
      reporter: ['text', 'html'],
    },
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          maxWorkers: ALL_CORES,
          include: [
            '{src,functions,emulators,local,ops,scripts}/**/*.test.ts',
            'tests/{content,firestore}/**/*.test.ts',
          ],
          exclude: ['emulators/tests/**'],
          environment: 'node',
          setupFiles: [SET_UP_EACH, './tests/setup-console.ts', './tests/setup-properties.ts'],
          // Each worker loads jsdom and Firebase's libraries once, and each file still has its own environment.
          pool: 'vmThreads',
          ...FAST,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'components',
          maxWorkers: ALL_CORES,
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // As in the project above.
          pool: 'vmThreads',
          setupFiles: [SET_UP_EACH, './tests/setup-console.ts', './tests/setup-components.ts'],
          // Processes this stylesheet, so that only its classes exist; by default, any name counts as a class.
          css: { include: [/\/button\.module\.css$/] },
          ...FAST,
        },
      },
      {
        test: {
          name: 'emulators',
          include: ['emulators/tests/**/*.test.ts'],
          exclude: ['**/*.browser.test.ts'],
          globalSetup: ['./emulators/tests/start-emulators.ts'],
          ...SLOW,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['./tests/rules/start-rules-emulators.ts'],
          ...SLOW,
        },
      },
      {
        // Runs on Google's Firestore emulator, without the tests of contention: it locks documents, where ours refuses a write.
        test: {
          name: 'google',
          include: [
            'emulators/tests/firestore-{admin,queries,web}.test.ts',
            'tests/rules/{firestore,post,revocation}*.test.ts',
          ],
          globalSetup: ['./tests/rules/start-google-firestore.ts'],
          ...SLOW,
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'functions',
          include: ['tests/{functions,faults/functions,attacks}/**/*.test.ts'],
          // This test waits for all mails that the other tests have left in the outbox.
          exclude: isRelease ? [] : ['tests/faults/functions/functions-killed.test.ts'],
          globalSetup: ['./tests/functions/start-functions.ts'],
          // The files share one local run, and each starts its own mail server on the same port.
          fileParallelism: false,
          ...SLOW,
        },
      },
      {
        test: {
          name: 'commands',
          include: ['tests/commands/**/*.test.ts'],
          ...SLOW,
        },
      },
      {
        test: {
          name: 'starts',
          include: ['tests/starts/**/*.test.ts'],
          // Each test starts the whole product on its fixed ports, one of them three times.
          fileParallelism: false,
          ...SLOW,
          testTimeout: 360_000,
        },
      },
      {
        // Vite would reload the page of a test if it discovered these packages only during the test.
        optimizeDeps: { include: ['firebase/app', 'firebase/remote-config'] },
        test: {
          name: 'emulators-browser',
          include: ['emulators/tests/**/*.browser.test.ts'],
          globalSetup: ['./emulators/tests/start-emulators.ts'],
          browser: chromium(),
          ...SLOW,
        },
      },
      {
        // For the same reason as above.
        optimizeDeps: { include: ['dompurify'] },
        test: {
          name: 'security-browser',
          include: ['tests/security/**/*.browser.test.ts'],
          // The requests of a payload to other sites fail at once.
          browser: chromium('--host-resolver-rules=MAP *.test ~NOTFOUND'),
          ...SLOW,
        },
      },
    ],
  },
});
