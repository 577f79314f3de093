// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { denyStorage } from '#tests/deny-storage.ts';
import { readText, readValue, storeText, storeValue } from './stored-values.ts';

const asItIs = (value: unknown) => value;

afterEach(() => vi.restoreAllMocks());

test.each(['tab', 'browser'] as const)('what is stored for the %s is read until it is removed', (place) => {
  expect([storeText(place, 'text', 'a'), storeValue(place, 'value', { a: 1 })]).toEqual([true, true]);
  expect([readText(place, 'text'), readValue(place, 'value', asItIs)]).toEqual(['a', { a: 1 }]);
  storeText(place, 'text', null);
  storeValue(place, 'value', undefined);
  expect([readText(place, 'text'), readValue(place, 'value', asItIs)]).toEqual([null, undefined]);
});

test('a browser that denies storage stores and has nothing, without an error', () => {
  denyStorage();
  expect([storeText('browser', 'text', 'a'), storeText('tab', 'text', null)]).toEqual([false, false]);
  expect([readText('browser', 'text'), readValue('tab', 'text', asItIs)]).toEqual([null, undefined]);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect([storeText('browser', 'text', 'a'), readText('browser', 'text')]).toEqual([false, null]);
});

test('a stored text that is not JSON is no value', () => {
  storeText('tab', 'value', '{');
  expect(readValue('tab', 'value', asItIs)).toBeUndefined();
});
