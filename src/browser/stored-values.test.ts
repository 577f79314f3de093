// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { denyStorage } from '#tests/deny-storage.ts';
import { readText, readValue, storeText, storeValue } from './stored-values.ts';

const asItIs = (value: unknown) => value;

afterEach(() => vi.restoreAllMocks());

test.each(['sessionStorage', 'localStorage'] as const)(
  'a value in %s is read until it is removed',
  (place) => {
    expect([storeText(place, 'text', 'a'), storeValue(place, 'value', { a: 1 })]).toEqual([true, true]);
    expect([readText(place, 'text'), readValue(place, 'value', asItIs)]).toEqual(['a', { a: 1 }]);
    storeText(place, 'text', null);
    storeValue(place, 'value', undefined);
    expect([readText(place, 'text'), readValue(place, 'value', asItIs)]).toEqual([null, undefined]);
  },
);

test('where the browser denies storage, nothing is stored or read, and nothing throws', () => {
  denyStorage();
  expect([storeText('localStorage', 'text', 'a'), storeText('sessionStorage', 'text', null)]).toEqual([
    false,
    false,
  ]);
  expect([readText('localStorage', 'text'), readValue('sessionStorage', 'text', asItIs)]).toEqual([
    null,
    undefined,
  ]);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect([storeText('localStorage', 'text', 'a'), readText('localStorage', 'text')]).toEqual([false, null]);
});

test('a stored text that is not JSON is no value', () => {
  storeText('sessionStorage', 'value', '{');
  expect(readValue('sessionStorage', 'value', asItIs)).toBeUndefined();
});
