// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CHOICE_KEY, readChoice, storeChoice } from './stored-choice.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = 1_800_000_000_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

/** Stores a choice with some of its fields changed. */
function storeChanged(change: object): void {
  storeChoice(['videos']);
  localStorage.setItem(CHOICE_KEY, JSON.stringify({ ...JSON.parse(storedJson()), ...change }));
}

const storedJson = () => localStorage.getItem(CHOICE_KEY) ?? '';

test('MKT-02 a stored choice is read, a refusal included', () => {
  expect(readChoice()).toBeUndefined();
  storeChoice(['videos', 'calendar']);
  expect(readChoice()).toEqual(['videos', 'calendar']);
  storeChoice([]);
  expect(readChoice()).toEqual([]);
});

test('MKT-02 a stored choice is valid for 182 days', () => {
  storeChoice(['videos']);
  vi.setSystemTime(NOW + 182 * DAY_MS - 1);
  expect(readChoice()).toEqual(['videos']);
  vi.setSystemTime(NOW + 182 * DAY_MS);
  expect(readChoice()).toBeUndefined();
});

test.each([{ revision: 0 }, { categories: 'videos' }, { expirationTime: undefined }])(
  'MKT-02 a choice with %o is invalid',
  (change) => {
    storeChanged(change);
    expect(readChoice()).toBeUndefined();
  },
);

test.each(['', '{', 'null', '[]'])('MKT-02 %j is not a choice', (text) => {
  localStorage.setItem(CHOICE_KEY, text);
  expect(readChoice()).toBeUndefined();
});

test('MKT-02 Global Privacy Control overrides a choice made before it was sent, and no later one', () => {
  storeChoice(['videos']);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  expect(readChoice()).toBeUndefined();
  storeChoice(['videos']);
  expect(readChoice()).toEqual(['videos']);
});
