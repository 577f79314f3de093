import { deleteApp, initializeApp } from 'firebase/app';
import {
  ensureInitialized,
  fetchAndActivate,
  getRemoteConfig,
  getValue,
  type RemoteConfig,
} from 'firebase/remote-config';
import { beforeEach, expect, inject, test, vi } from 'vitest';

const base = `http://${inject('emulatorHosts').remoteConfig}`;
const INSTALLATIONS = 'https://firebaseinstallations.googleapis.com';

beforeEach(() => {
  // The SDK makes no requests on a machine without a network, where these tests have to pass too.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('FIREBASE_REMOTE_CONFIG_URL_BASE', base);
  const { fetch } = globalThis;
  // The URL of Installations is hard-coded in the SDK.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(String(input).replace(INSTALLATIONS, base), init),
  );
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** Connects as a visitor, in an app with the visitor's name: the SDK stores its state under that name. */
async function connect(visitor: string, projectId = 'demo-conformance'): Promise<RemoteConfig> {
  const config = getRemoteConfig(initializeApp({ projectId, appId: '1:1:web:1', apiKey: 'none' }, visitor));
  config.settings = { minimumFetchIntervalMillis: 0, fetchTimeoutMillis: 6000 };
  config.defaultConfig = { headline: 'Default', ab_test_view: 'C' };
  await ensureInitialized(config);
  return config;
}

const headlineOf = (config: RemoteConfig) => getValue(config, 'headline').asString();

test('before a fetch the defaults apply, after it the fetched values, which a visitor keeps after a reload', async () => {
  const visitor = crypto.randomUUID();
  const config = await connect(visitor);
  expect(headlineOf(config)).toBe('Default');
  expect(await fetchAndActivate(config)).toBe(true);
  // The headline of the template in start-emulators.ts.
  expect([headlineOf(config), config.lastFetchStatus]).toEqual(['Served', 'success']);
  const variant = getValue(config, 'ab_test_view').asString();
  expect(variant).toMatch(/^[AB]$/);
  // Nothing has changed since.
  expect(await fetchAndActivate(config)).toBe(false);
  await deleteApp(config.app);
  const reloaded = await connect(visitor);
  expect(getValue(reloaded, 'ab_test_view').getSource()).toBe('remote');
  await fetchAndActivate(reloaded);
  expect(getValue(reloaded, 'ab_test_view').asString()).toBe(variant);
});

/** Makes a fetch fail with `status`. Expects the error code `code`, the fetch status `state`, and the default values. */
async function expectFailure(status: number, code: string, state: string): Promise<void> {
  // The emulator fails for a project with such an id (start-emulators.ts).
  const config = await connect(crypto.randomUUID(), `failing-${status}`);
  await expect(fetchAndActivate(config)).rejects.toMatchObject({ code });
  expect([headlineOf(config), config.lastFetchStatus]).toEqual(['Default', state]);
}

test('AB-05 a fetch that fails with 400 is reported immediately, and the defaults apply', () =>
  expectFailure(400, 'remoteconfig/fetch-status', 'failure'));

test('AB-05 after 429, 500, 503 and 504 the SDK waits for a retry, and reports so at the timeout of the fetch; the defaults apply', async () => {
  // The SDK's first delay is 2 s × (0.5 + a random number): 7 s here, longer than the timeout of a fetch (6 s).
  vi.spyOn(Math, 'random').mockReturnValue(3);
  const statuses = [429, 500, 503, 504];
  await Promise.all(
    statuses.map((status) => expectFailure(status, 'remoteconfig/fetch-throttle', 'throttle')),
  );
});
