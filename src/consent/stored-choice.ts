import { readValue, storeValue } from '#browser/stored-values.ts';
import { hasPrivacyControl } from './privacy-control.ts';
import type { Purpose } from './purposes.ts';

/** The key in local storage, which unlike a cookie is never sent to a server. */
export const CHOICE_KEY = 'cookie-consent';

/** Raise it when purposes, providers or texts change: visitors are then asked again. */
const CHOICE_REVISION = 2;

/** Half a year, after which visitors are asked again. */
const CHOICE_LIFETIME_MS = 182 * 24 * 60 * 60 * 1000;

/** The format of vanilla-cookieconsent, which stored the choice before (docs/decisions/0016-consent.md). */
interface StoredChoice {
  readonly revision: number;
  /** The allowed purposes. */
  readonly categories: readonly Purpose[];
  /** Milliseconds since 1970. */
  readonly expirationTime: number;
  /** Whether the browser sent Global Privacy Control when the choice was made. */
  readonly data: { readonly privacyControl: boolean };
}

/** The purposes this browser allows; undefined without a valid choice, or where storage is denied. */
export function readChoice(): readonly Purpose[] | undefined {
  // Untrusted: any script may have written it.
  const stored = readValue('localStorage', CHOICE_KEY, (value) => value as Partial<StoredChoice> | null);
  if (stored?.revision !== CHOICE_REVISION || !Array.isArray(stored.categories)) return undefined;
  // Negated, so that a missing time, which becomes NaN, counts as expired.
  if (!(Number(stored.expirationTime) > Date.now())) return undefined;
  // If the browser sends the signal now and did not when the choice was made, the signal is newer and counts.
  if (hasPrivacyControl() && stored.data?.privacyControl !== true) return undefined;
  return stored.categories;
}

/** Stores a choice. Where the browser denies storage it applies to this page only. */
export function storeChoice(granted: readonly Purpose[]): void {
  const choice: StoredChoice = {
    revision: CHOICE_REVISION,
    categories: granted,
    expirationTime: Date.now() + CHOICE_LIFETIME_MS,
    data: { privacyControl: hasPrivacyControl() },
  };
  storeValue('localStorage', CHOICE_KEY, choice);
}
