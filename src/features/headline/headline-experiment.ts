import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { allowsMeasurement, refusesMeasurement } from '#consent/consent-store.ts';
import { headlineVariant } from '#domain/headline.ts';
import { track } from '#measurement/track.ts';
import { settings } from '#settings.ts';
import { isVariantFresh, storedValue, storeFetchTime, storeVariant } from './headline-variant.ts';

/** The Remote Config parameter that holds a visitor's variant (spec, section 3). */
const PARAMETER = 'ab_test_view';

let experiment: Promise<void> | undefined;

/** Fetches this visitor's headline from Remote Config, once per page load and after the first paint. */
export function startHeadlineExperiment(): Promise<void> {
  experiment ??= afterFirstPaint().then(fetchVariant);
  return experiment;
}

/** Never rejects: on any failure the current headline stays. */
async function fetchVariant(): Promise<void> {
  try {
    if (settings.headlineWaitsForConsent ? !allowsMeasurement() : refusesMeasurement()) return;
    if (isVariantFresh()) return logSkipped();
    const { fetchRemoteValue } = await import('#firebase/remote-config.ts');
    const value = await fetchRemoteValue(PARAMETER);
    storeFetchTime();
    if (value === undefined) logSkipped();
    else update(value);
  } catch (error) {
    console.error('Remote Config fetch error', error);
  }
}

function logSkipped(): void {
  console.info('Config not activated, skipping update.');
}

/** Stores a variant that has changed. The next visit shows it, so that the headline does not change while it is read. */
function update(value: string): void {
  const variant = headlineVariant(value);
  if (variant === storedValue()) return;
  storeVariant(variant);
  track({ event: 'ab_test_view', ab_variant: variant });
}
