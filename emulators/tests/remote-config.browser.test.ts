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
const FETCH_TIMEOUT = 2500;

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

interface Options {
  readonly projectId?: string;
  /** As long as it is the same, the visitor is the same. */
  readonly visitor?: string;
}

function connect({
  projectId = 'demo-conformance',
  visitor = crypto.randomUUID(),
}: Options = {}): RemoteConfig {
  const app = initializeApp({ projectId, appId: '1:1:web:1', apiKey: 'none' }, visitor);
  const config = getRemoteConfig(app);
  config.settings = { minimumFetchIntervalMillis: 0, fetchTimeoutMillis: FETCH_TIMEOUT };
  config.defaultConfig = { headline: 'Default', ab_test_view: 'A' };
  return config;
}

async function fetchVariant(config: RemoteConfig): Promise<string> {
  await fetchAndActivate(config);
  return getValue(config, 'ab_test_view').asString();
}

test('before a fetch the defaults apply, after it the fetched values', async () => {
  const config = connect();
  await ensureInitialized(config);
  expect(getValue(config, 'headline').asString()).toBe('Default');
  expect(await fetchAndActivate(config)).toBe(true);
  expect(getValue(config, 'headline').asString()).toBe('Served');
  expect(getValue(config, 'headline').getSource()).toBe('remote');
  expect(config.lastFetchStatus).toBe('success');
  // Nothing has changed since.
  expect(await fetchAndActivate(config)).toBe(false);
});

test('a visitor keeps the variant, even after a reload', async () => {
  const visitor = crypto.randomUUID();
  const config = connect({ visitor });
  const variant = await fetchVariant(config);
  expect(await fetchVariant(config)).toBe(variant);
  await deleteApp(config.app);
  const reloaded = connect({ visitor });
  await ensureInitialized(reloaded);
  expect(getValue(reloaded, 'ab_test_view').getSource()).toBe('remote');
  expect(await fetchVariant(reloaded)).toBe(variant);
});

test('AB-05 a fetch that fails with 400 is reported immediately, and the defaults apply', async () => {
  const config = connect({ projectId: 'failing-400' });
  await expect(fetchAndActivate(config)).rejects.toMatchObject({
    code: 'remoteconfig/fetch-status',
    customData: { httpStatus: 400 },
  });
  expect(config.lastFetchStatus).toBe('failure');
  expect(getValue(config, 'headline').asString()).toBe('Default');
});

test('AB-05 after 429, 500, 503 and 504 the SDK retries, reports the error at its timeout; defaults apply', async () => {
  // The SDK varies its first delay, of two seconds, by up to a half. The longest one ends after the timeout.
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const attempts = [429, 500, 503, 504].map(async (status) => {
    const config = connect({ projectId: `failing-${status}` });
    await expect(fetchAndActivate(config)).rejects.toMatchObject({
      code: 'remoteconfig/fetch-throttle',
      customData: { throttleEndTimeMillis: expect.any(Number) },
    });
    expect(config.lastFetchStatus).toBe('throttle');
    expect(getValue(config, 'headline').asString()).toBe('Default');
  });
  await Promise.all(attempts);
});
