// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  isVariantFresh,
  noteVariantFetched,
  showStoredVariant,
  storedValue,
  storeVariant,
} from './headline-variant.ts';

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
  window.localStorage.setItem('variant', 'A');
  expect(shownVariant()).toBe('A');
  window.localStorage.setItem('variant', 'anything else');
  expect(shownVariant()).toBe('B');
});

test('AB-03 a variant is stored under the same key', () => {
  storeVariant('B');
  expect(window.localStorage.getItem('variant')).toBe('B');
  expect(storedValue()).toBe('B');
});

test('AB-02 a browser that denies storage shows variant A and stores none', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  expect(shownVariant()).toBe('A');
  expect(() => storeVariant('B')).not.toThrow();
  expect(noteVariantFetched).not.toThrow();
  expect(isVariantFresh()).toBe(false);
});
