import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { jsonOfValue, valueOfJson } from './site-export-values.ts';

test.each([
  ['text', 'a'],
  ['null', null],
  ['numbers', [1, 1.5, -3, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]],
  ['a moment to the nanosecond', new Timestamp(1_760_000_000, 123_456_789)],
  ['a place', new GeoPoint(52.2, 21)],
  ['bytes', Buffer.from([0, 255, 10])],
  ['maps in lists in maps', { a: [{ b: new Timestamp(1, 2) }], c: { d: true } }],
  ['a map with a key $type of its own', { $type: 'timestamp', seconds: 'none' }],
])('SAFE-09 %s is the same after an export and an import', (_, value) => {
  expect(valueOfJson(JSON.parse(JSON.stringify(jsonOfValue(value))))).toEqual(value);
});

test('the export fails for a type that could not be restored, the import for a type that no export writes', () => {
  expect(() => jsonOfValue(new URL('https://example.com'))).toThrow('URL cannot be exported');
  expect(() => valueOfJson({ $type: 'reference' })).toThrow('reference cannot be imported');
});
