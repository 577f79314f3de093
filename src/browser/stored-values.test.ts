// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { denyStorage } from '#tests/deny-storage.ts';
import { readText, readValue, storeText, storeValue } from './stored-values.ts';

const asItIs = (value: unknown) => value;

afterEach(() => vi.restoreAllMocks());

test.each(['sessionStorage', 'localStorage'] as const)(
  'a value in %s is read until it is removed',
  (storage) => {
    expect([storeText(storage, 'text', 'a'), storeValue(storage, 'value', { a: 1 })]).toEqual([true, true]);
    expect([readText(storage, 'text'), readValue(storage, 'value', asItIs)]).toEqual(['a', { a: 1 }]);
    storeText(storage, 'text', null);
    storeValue(storage, 'value', undefined);
    expect([readText(storage, 'text'), readValue(storage, 'value', asItIs)]).toEqual([null, undefined]);
  },
);

test('where the browser denies storage, nothing is stored or read, and nothing throws', () => {
  denyStorage();
  expect(storeText('localStorage', 'text', 'a')).toBe(false);
  expect(storeText('sessionStorage', 'text', null)).toBe(false);
  expect(readText('localStorage', 'text')).toBeNull();
  expect(readValue('sessionStorage', 'text', asItIs)).toBeUndefined();
  // A browser may deny even the access to the property.
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect([storeText('localStorage', 'text', 'a'), readText('localStorage', 'text')]).toEqual([false, null]);
});

test('a stored text that is not JSON is read as undefined', () => {
  storeText('sessionStorage', 'value', '{');
  expect(readValue('sessionStorage', 'value', asItIs)).toBeUndefined();
});
