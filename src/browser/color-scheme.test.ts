// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { chooseScheme, shownScheme, showStoredScheme } from './color-scheme.ts';

beforeEach(() => {
  window.localStorage.clear();
  delete document.documentElement.dataset.scheme;
});

/** The scheme that the next page shows before its first paint. */
function nextPage(): string {
  delete document.documentElement.dataset.scheme;
  showStoredScheme();
  return shownScheme();
}

test.each(['light', 'dark'] as const)('%s is shown at once and on the next page', (scheme) => {
  chooseScheme(scheme);
  expect(document.documentElement).toHaveProperty('dataset.scheme', scheme);
  expect(nextPage()).toBe(scheme);
});

test('"system" leaves the choice to the device again and stores nothing', () => {
  chooseScheme('dark');
  chooseScheme('system');
  expect(document.documentElement.dataset.scheme).toBeUndefined();
  expect(window.localStorage).toHaveLength(0);
  expect(nextPage()).toBe('system');
});

test('an unknown stored value counts as the device’s preference', () => {
  window.localStorage.setItem('color-scheme', 'sepia');
  expect(nextPage()).toBe('system');
});
