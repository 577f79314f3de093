// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { storedHeadlineVariant } from './headline-variant.ts';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('AB-02 the variant is first read from the key "variant" of the local storage', () => {
  window.localStorage.setItem('variant', 'B');
  expect(storedHeadlineVariant()).toBe('B');
  window.localStorage.setItem('variant', 'A');
  expect(storedHeadlineVariant()).toBe('A');
});

test('AB-02 a browser that denies storage shows variant A', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(storedHeadlineVariant()).toBe('A');
});
