import { useSyncExternalStore } from 'react';
import { updateConsentMode } from '#measurement/consent-mode.ts';
import { clearMeasurementCookies } from '#measurement/cookies.ts';
import { loadTagManager } from '#measurement/tag-manager.ts';
import { settings } from '#settings.ts';
import { hasPrivacyControl } from './privacy-control.ts';
import { ALL_PURPOSES, type Purpose } from './purposes.ts';
import { CHOICE_KEY, readChoice, storeChoice } from './stored-choice.ts';

/**
 * `unknown` in a prerendered page, `unasked` before a choice, `decided` after a choice or under Global Privacy Control. Before a
 * choice, `granted` holds only what the visitor has allowed on this page, for example by "Load the calendar".
 */
export interface Consent {
  readonly status: 'unknown' | 'unasked' | 'decided';
  readonly granted: readonly Purpose[];
}

/** The purposes of this site. `measurement` is among them only if there is a tag manager, or the site counts visits. */
export const purposes: readonly Purpose[] = ALL_PURPOSES.filter(
  (purpose) => purpose !== 'measurement' || settings.tagManagerId || settings.countsVisits,
);

const UNKNOWN: Consent = { status: 'unknown', granted: [] };

let consent = UNKNOWN;
const listeners = new Set<() => void>();

/** Reads the stored choice, now and whenever another tab changes it; returns the function that stops this. */
export function followStoredChoice(): () => void {
  const readChanged = ({ key }: StorageEvent) => {
    if (key === CHOICE_KEY) apply(readConsent());
  };
  apply(readConsent());
  window.addEventListener('storage', readChanged);
  return () => window.removeEventListener('storage', readChanged);
}

function readConsent(): Consent {
  const granted = readChoice();
  if (granted) return { status: 'decided', granted: purposes.filter((purpose) => granted.includes(purpose)) };
  return { status: hasPrivacyControl() ? 'decided' : 'unasked', granted: [] };
}

/** Stores the purposes that a visitor allows, replacing the previous choice. */
export function choose(granted: readonly Purpose[]): void {
  const isWithdrawn = consent.granted.includes('measurement') && !granted.includes('measurement');
  storeChoice(granted);
  apply({ status: 'decided', granted });
  if (!isWithdrawn) return;
  clearMeasurementCookies();
  // Running tags cannot be stopped, so the page is reloaded without them.
  location.reload();
}

/** Allows one more purpose. A visitor who has not chosen yet is still asked about the rest. */
export function grant(purpose: Purpose): void {
  const granted = [...new Set([...consent.granted, purpose])];
  if (consent.status === 'decided') choose(granted);
  else apply({ ...consent, granted });
}

function apply(next: Consent): void {
  const wasMeasured = consent.granted.includes('measurement');
  const measurement = next.granted.includes('measurement');
  consent = next;
  if (measurement !== wasMeasured) updateConsentMode({ measurement });
  if (measurement) void loadTagManager();
  for (const listener of listeners) listener();
}

/** Whether this visitor refuses measurement, by a choice or by Global Privacy Control. */
export function refusesMeasurement(): boolean {
  return !allowsMeasurement() && currentConsent().status === 'decided';
}

/** Whether this visitor has allowed measurement. */
export function allowsMeasurement(): boolean {
  return currentConsent().granted.includes('measurement');
}

/** The current consent, even before the app has followed the stored choice. */
function currentConsent(): Consent {
  return consent.status === 'unknown' ? readConsent() : consent;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The current consent; a change renders the component again. */
export function useConsent(): Consent {
  return useSyncExternalStore(
    subscribe,
    () => consent,
    () => UNKNOWN,
  );
}

/** Whether a purpose is allowed; a change renders the component again. */
export function useIsGranted(purpose: Purpose): boolean {
  return useConsent().granted.includes(purpose);
}
