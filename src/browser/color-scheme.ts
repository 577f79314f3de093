import { readText, storeText } from './stored-values.ts';

/** The options of the switch in the footer; "system" is the preference of the visitor's device. */
export const SCHEMES = ['system', 'light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The name of the switch's radio buttons, which showStoredScheme listens to, and the key in local storage. */
export const SCHEME_FIELD = 'color-scheme';

function asScheme(value: unknown): Scheme {
  return SCHEMES.find((scheme) => scheme === value) ?? 'system';
}

/** The scheme that the page has now. */
export function shownScheme(): Scheme {
  return asScheme(document.documentElement.dataset.scheme);
}

/** Sets the attribute of the root on which the tokens of src/styles depend. Without it, the device's preference decides. */
function showScheme(scheme: Scheme): void {
  if (scheme === 'system') delete document.documentElement.dataset.scheme;
  else document.documentElement.dataset.scheme = scheme;
}

/** Shows a scheme and stores it for the next page. Where the browser denies storage it applies to this page only. */
export function chooseScheme(scheme: Scheme): void {
  showScheme(scheme);
  storeText('localStorage', SCHEME_FIELD, scheme === 'system' ? null : scheme);
}

/** Shows the stored scheme before the first paint, and follows the switch even before hydration. Runs in the head. */
export function showStoredScheme(): void {
  showScheme(asScheme(readText('localStorage', SCHEME_FIELD)));
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === SCHEME_FIELD)
      chooseScheme(asScheme(target.value));
  });
}
