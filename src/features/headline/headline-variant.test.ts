// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { showStoredVariant, storeVariant } from './headline-variant.ts';

beforeEach(() => window.localStorage.clear());

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
