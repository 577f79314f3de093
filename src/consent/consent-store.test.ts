// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = 'cookie-consent';

let stopFollowing = () => {};

/** Loads a page with fresh modules, and returns its consent store. */
async function loadPage() {
  // The previous page may still be loading the tag manager's container.
  await vi.dynamicImportSettled();
  vi.resetModules();
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script')) script.remove();
  const store = await import('./consent-store.ts');
  stopFollowing();
  stopFollowing = store.followStoredChoice();
  return store;
}

async function consentOf(store: Awaited<ReturnType<typeof loadPage>>) {
  const { renderHook } = await import('@testing-library/react');
  return renderHook(() => store.useConsent()).result.current;
}

/** The stored form of a choice made now. */
function choiceOf(categories: readonly string[]): string {
  const expirationTime = Date.now() + DAY_MS;
  return JSON.stringify({ revision: 2, categories, expirationTime, data: { privacyControl: false } });
}

function setPrivacyControl(isSent: boolean): void {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: isSent, configurable: true });
}

beforeEach(() => {
  window.localStorage.clear();
  return () => {
    vi.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  };
});

test('MKT-02 a single purpose allowed before a choice applies to this page only, and the banner stays', async () => {
  const store = await loadPage();
  store.grant('calendar');
  expect(await consentOf(store)).toEqual({ status: 'unasked', granted: ['calendar'] });
  expect(await consentOf(await loadPage())).toEqual({ status: 'unasked', granted: [] });
});

test('MKT-02 a choice made in another tab applies in this one', async () => {
  const store = await loadPage();
  localStorage.setItem(KEY, choiceOf(['videos']));
  window.dispatchEvent(new StorageEvent('storage', { key: 'something else' }));
  expect((await consentOf(store)).status).toBe('unasked');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(await consentOf(store)).toEqual({ status: 'decided', granted: ['videos'] });
});

test('MKT-02 Global Privacy Control counts as a refusal, the banner is not shown, and an exception that the visitor makes is respected', async () => {
  setPrivacyControl(true);
  const store = await loadPage();
  expect(await consentOf(store)).toEqual({ status: 'decided', granted: [] });
  expect(store.refusesMeasurement()).toBe(true);
  store.grant('calendar');
  expect(await consentOf(await loadPage())).toEqual({ status: 'decided', granted: ['calendar'] });
});
