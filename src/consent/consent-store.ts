import { useSyncExternalStore } from 'react';
import { updateConsentMode } from '#measurement/consent-mode.ts';
import { loadTagManager } from '#measurement/tag-manager.ts';
import { settings } from '#settings.ts';
import { hasPrivacyControl } from './privacy-control.ts';
import type { Purpose } from './purposes.ts';

/**
 * `unknown` until the stored choice is read, `unasked` while there is none, `answered` by a choice or by Global Privacy
 * Control. Nothing is granted before an answer.
 */
export interface Consent {
  readonly status: 'unknown' | 'unasked' | 'answered';
  readonly granted: readonly Purpose[];
}

/** What can be allowed on this site. Without a tag manager there is nothing to measure with. */
export const purposes: readonly Purpose[] = settings.tagManagerId
  ? ['measurement', 'films', 'calendar', 'captcha']
  : ['films', 'calendar', 'captcha'];

const UNKNOWN: Consent = { status: 'unknown', granted: [] };

/** The library that keeps the choice: a file of its own, which no first paint waits for. */
const loadStoredChoice = () => import('./stored-choice.ts');

let consent = UNKNOWN;
let starting: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Reads the stored choice, once a visit, and whenever another tab changes it. Resolves when it is known. What has failed
 * is tried again by the next call.
 */
export function startConsent(): Promise<void> {
  starting ??= follow().catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  return starting;
}

async function follow(): Promise<void> {
  await read();
  const { CHOICE_KEY } = await loadStoredChoice();
  window.addEventListener('storage', ({ key }) => key === CHOICE_KEY && read());
}

async function read(): Promise<void> {
  const { readChoice } = await loadStoredChoice();
  const choice = await readChoice(purposes);
  if (choice) set({ status: 'answered', granted: choice });
  else set({ status: hasPrivacyControl() ? 'answered' : 'unasked', granted: [] });
}

/** Keeps what a visitor allows, in the place of what was allowed before. */
export async function choose(granted: readonly Purpose[]): Promise<void> {
  await startConsent();
  const { keepChoice } = await loadStoredChoice();
  set({ status: 'answered', granted });
  keepChoice(granted);
}

/** Allows one thing more, as by "Load the calendar". A visitor who was not asked yet still will be about the rest. */
export async function grant(purpose: Purpose): Promise<void> {
  await startConsent();
  if (consent.status === 'answered') return choose([...new Set([...consent.granted, purpose])]);
  set({ ...consent, granted: [...consent.granted, purpose] });
}

function set(next: Consent): void {
  const before = consent.granted.includes('measurement');
  const measurement = next.granted.includes('measurement');
  consent = next;
  if (measurement !== before) updateConsentMode({ measurement });
  if (measurement) loadTagManager();
  for (const listener of listeners) listener();
}

/** Whether this visitor does not want to be measured: by a choice, or by Global Privacy Control. */
export function refusesMeasurement(): boolean {
  return consent.status === 'answered' && !consent.granted.includes('measurement');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the visitor allows, now and when it changes. */
export function useConsent(): Consent {
  return useSyncExternalStore(
    subscribe,
    () => consent,
    () => UNKNOWN,
  );
}

/** Whether a purpose is allowed, now and when it changes. */
export function useIsGranted(purpose: Purpose): boolean {
  return useConsent().granted.includes(purpose);
}
