import { afterFirstPaint } from '#browser/after-first-paint.ts';
import { allowsMeasurement, refusesMeasurement } from '#consent/consent-store.ts';
import { headlineVariant } from '#domain/headline.ts';
import { track } from '#measurement/track.ts';
import { settings } from '#settings.ts';
import { isVariantFresh, readStoredVariant, storeFetchTime, storeVariant } from './headline-variant.ts';

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
    const isExcluded = settings.headlineWaitsForConsent ? !allowsMeasurement() : refusesMeasurement();
    if (isExcluded) return;
    if (isVariantFresh()) return logSkipped();
    const { fetchRemoteValue } = await import('#firebase/remote-config.ts');
    const value = await fetchRemoteValue(PARAMETER);
    storeFetchTime();
    if (value === undefined) logSkipped();
    else storeIfChanged(value);
  } catch (error) {
    console.error('Remote Config fetch error', error);
  }
}

function logSkipped(): void {
  console.info('Config not activated, skipping update.');
}

/** Stores a variant that has changed. The next visit shows it, so that the headline does not change while it is read. */
function storeIfChanged(value: string): void {
  const variant = headlineVariant(value);
  if (variant === readStoredVariant()) return;
  storeVariant(variant);
  track({ event: 'ab_test_view', ab_variant: variant });
}
