import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeValue, indexKey, MAX_KEY_BYTES, pathKey } from './value-key.ts';
import { compareNames, compareValues, doubleValue, type Fields, type Value } from './values.ts';

const timestamp = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59Z'), noInvalidDate: true })
  .chain((date) => fc.nat(999).map((micros) => ({ date, micros })))
  .map(({ date, micros }) => date.toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`));

// Few letters, so that common prefixes are frequent; zero, a surrogate pair and U+FFFF are special cases.
const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('a', 'b', '\0', '\uffff', '\u{1f600}', 'é') }),
);
const bytes = fc.uint8Array({ maxLength: 4 }).map((array) => Buffer.from(array).toString('base64'));
const id = fc.constantFrom(
  '__id-5__',
  '__id7__',
  '__a__',
  'A',
  'a',
  'b',
  'ab',
  'a\0',
  'é',
  '\u{1f600}',
  '\uffff',
);
const name = fc
  .array(id, { minLength: 2, maxLength: 4 })
  .map((ids) => `projects/p/databases/d/documents/${ids.join('/')}`);
const int64 = fc.oneof(
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  fc.bigInt({ min: 2n ** 53n - 3n, max: 2n ** 53n + 3n }),
  fc.bigInt({ min: 2n ** 63n - 3000n, max: 2n ** 63n - 1n }),
  fc.bigInt({ min: -3n, max: 3n }),
);
const double = fc.oneof(fc.double(), int64.map(Number), fc.integer({ min: -3, max: 3 }));

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constant<Value>({ nullValue: null }),
    fc.boolean().map((booleanValue): Value => ({ booleanValue })),
    int64.map((integer): Value => ({ integerValue: String(integer) })),
    double.map(doubleValue),
    timestamp.map((timestampValue): Value => ({ timestampValue })),
    text.map((stringValue): Value => ({ stringValue })),
    bytes.map((bytesValue): Value => ({ bytesValue })),
    name.map((referenceValue): Value => ({ referenceValue })),
    fc
      .record({ latitude: fc.constantFrom(-90, 0, 1.5), longitude: fc.constantFrom(-180, 0, 0.1) })
      .map((geoPointValue): Value => ({ geoPointValue })),
    fc.array(tie('value'), { maxLength: 3 }).map((values): Value => ({ arrayValue: { values } })),
    fc.array(double.map(doubleValue), { maxLength: 3 }).map(vector),
    fc
      .dictionary(fc.constantFrom('a', 'b', 'ab', 'é', '\u{1f600}', '\uffff', 'a\0'), tie('value'), {
        maxKeys: 3,
      })
      .map((fields): Value => ({ mapValue: { fields } })),
  ),
}));

function vector(values: Value[]): Value {
  const fields: Fields = { __type__: { stringValue: '__vector__' }, value: { arrayValue: { values } } };
  return { mapValue: { fields } };
}

test('keys compare byte by byte as their values compare', () => {
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(Math.sign(Buffer.compare(encodeValue(a), encodeValue(b)))).toBe(Math.sign(compareValues(a, b)));
    }),
    { numRuns: 20_000 },
  );
});

test('keys of numbers compare like the numbers, even where doubles cannot tell integers apart', () => {
  const number = fc.oneof(
    int64.map((integer): Value => ({ integerValue: String(integer) })),
    double.map(doubleValue),
  );
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(Math.sign(Buffer.compare(encodeValue(a), encodeValue(b)))).toBe(Math.sign(compareValues(a, b)));
    }),
    { numRuns: 20_000 },
  );
});

test('keys of paths compare like the paths, and a path is a prefix of everything below it', () => {
  fc.assert(
    fc.property(name, name, (a, b) => {
      expect(Math.sign(Buffer.compare(pathKey(a), pathKey(b)))).toBe(Math.sign(compareNames(a, b)));
    }),
  );
  const parent = pathKey('projects/p/databases/d/documents/a');
  expect(pathKey('projects/p/databases/d/documents/a/b').subarray(0, parent.length)).toEqual(parent);
  expect(pathKey('projects/p/databases/d/documents/ab').subarray(0, parent.length)).not.toEqual(parent);
});

test('long values are truncated in the index', () => {
  expect(indexKey({ stringValue: 'x'.repeat(5000) })).toHaveLength(MAX_KEY_BYTES);
});
