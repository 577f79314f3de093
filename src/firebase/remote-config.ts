import { fetchAndActivate, getRemoteConfig, getValue, type RemoteConfig } from 'firebase/remote-config';
import { MINIMUM_FETCH_INTERVAL_MS } from '#domain/headline.ts';
import { settings } from '#settings.ts';
import { firebaseApp } from './app.ts';

/** How long the SDK retries, with backoff, after 429, 500, 503 and 504 (spec, section 9). */
const FETCH_TIMEOUT_MS = 60_000;

/** The values before a first fetch, and for parameters missing from the console. */
const DEFAULTS = { ab_test_view: 'A' };

let config: RemoteConfig | undefined;

async function remoteConfig(): Promise<RemoteConfig> {
  if (config) return config;
  if (settings.emulators) {
    const { redirectToEmulator } = await import('./remote-config-emulator.ts');
    redirectToEmulator(settings.emulators.remoteConfigPort);
  }
  config = getRemoteConfig(await firebaseApp());
  config.settings = {
    fetchTimeoutMillis: FETCH_TIMEOUT_MS,
    minimumFetchIntervalMillis: MINIMUM_FETCH_INTERVAL_MS,
  };
  config.defaultConfig = DEFAULTS;
  return config;
}

/**
 * Fetches the parameters and activates them. Returns the value of one, or undefined when nothing new was activated.
 *
 * @throws FirebaseError when the fetch finally fails, or the browser lacks what the SDK needs
 */
export async function fetchRemoteValue(parameter: keyof typeof DEFAULTS): Promise<string | undefined> {
  const remote = await remoteConfig();
  const isActivated = await fetchAndActivate(remote);
  return isActivated ? getValue(remote, parameter).asString() : undefined;
}
