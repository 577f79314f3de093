// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { denyStorage } from '#tests/deny-storage.ts';
import { isVariantFresh, noteVariantFetched, showStoredVariant, storeVariant } from './headline-variant.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => vi.restoreAllMocks());

function shownVariant(): string | undefined {
  showStoredVariant();
  return document.documentElement.dataset.headline;
}

test('AB-02 the variant is first read from the key "variant" of local storage', () => {
  expect(shownVariant()).toBe('A');
  window.localStorage.setItem('variant', 'B');
  expect(shownVariant()).toBe('B');
  storeVariant('A');
  expect(shownVariant()).toBe('A');
  window.localStorage.setItem('variant', 'anything else');
  expect(shownVariant()).toBe('B');
});

test('AB-02 a browser that denies storage shows variant A and stores none', () => {
  denyStorage();
  expect(shownVariant()).toBe('A');
  expect(() => storeVariant('B')).not.toThrow();
  expect(noteVariantFetched).not.toThrow();
  expect(isVariantFresh()).toBe(false);
});
