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
  // The address of Installations is hard-coded in the SDK.
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    fetch(String(input).replace(INSTALLATIONS, base), init),
  );
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

/** Connects as a visitor: the SDK stores what it knows of one under the name of the app. */
async function connect(visitor: string, projectId = 'demo-conformance'): Promise<RemoteConfig> {
  const config = getRemoteConfig(initializeApp({ projectId, appId: '1:1:web:1', apiKey: 'none' }, visitor));
  config.settings = { minimumFetchIntervalMillis: 0, fetchTimeoutMillis: 2900 };
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

test.each<[status: number, code: string, state: string]>([
  [400, 'remoteconfig/fetch-status', 'failure'],
  // After these the SDK tries again until its timeout.
  [429, 'remoteconfig/fetch-throttle', 'throttle'],
  [500, 'remoteconfig/fetch-throttle', 'throttle'],
  [503, 'remoteconfig/fetch-throttle', 'throttle'],
  [504, 'remoteconfig/fetch-throttle', 'throttle'],
])(
  'AB-05 a fetch that fails with %s is reported as %s, and the defaults apply',
  async (status, code, state) => {
    // The SDK varies its first delay, of two seconds, by up to a half. The longest one ends after the timeout.
    vi.spyOn(Math, 'random').mockReturnValue(0.999);
    // The emulator fails for a project with such an id (start-emulators.ts).
    const config = await connect(crypto.randomUUID(), `failing-${status}`);
    await expect(fetchAndActivate(config)).rejects.toMatchObject({ code });
    expect([headlineOf(config), config.lastFetchStatus]).toEqual(['Default', state]);
  },
);
