import { expect, test } from 'vitest';
import { fromMicros, parseTimestamp, toMicros, truncateToMicros } from './timestamp.ts';

test.each([
  ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00Z'],
  ['2024-02-29T12:00:00+01:30', '2024-02-29T10:30:00Z'],
  ['2024-02-29T12:00:00.1Z', '2024-02-29T12:00:00.100Z'],
  ['2024-02-29T12:00:00.1234569Z', '2024-02-29T12:00:00.123456Z'],
  ['1969-12-31T23:59:59.999999999Z', '1969-12-31T23:59:59.999999Z'],
  ['0001-01-01T00:00:00.000000999Z', '0001-01-01T00:00:00Z'],
])('%s is stored as %s', (text, stored) => {
  expect(truncateToMicros(text)).toBe(stored);
});

test.each(['', 'now', '2024-02-29', '2024-13-01T00:00:00Z', '10000-01-01T00:00:00Z', '2024-01-01T00:00:00'])(
  '%j is not a timestamp',
  (text) => {
    expect(() => parseTimestamp(text)).toThrow(/Invalid timestamp/);
  },
);

test('microseconds and text convert without loss', () => {
  for (const text of ['2026-11-21T10:10:00.766123Z', '1969-12-31T23:59:59.999999Z']) {
    expect(fromMicros(toMicros(text))).toBe(text);
  }
});
