import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { compact } from '../../sqlite.ts';
import { Store } from '../store/store.ts';
import { outcomeOf, parseWrite } from '../store/write.ts';
import type { FieldPath } from '../values/field-path.ts';
import type { Value } from '../values/values.ts';
import { parseQuery } from './parse-query.ts';
import { runQuery } from './query.ts';
import { type Candidate, matches } from './query-filter.ts';
import { compareSortKeys, completeOrder, isWithinCursors, sortKeyOf } from './query-order.ts';
import type { Filter, StructuredQuery } from './structured-query.ts';

const ROOT = 'projects/p/databases/d/documents';
const folder = mkdtempSync(join(tmpdir(), 'query-test-'));
const indexes = [
  { field: 'a', type: 'stringValue' },
  { field: 'b', type: 'timestampValue' },
] as const;
const store = new Store(join(folder, 'test.sqlite'), indexes);
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const at = (second: string): Value => ({ timestampValue: `2026-11-23T12:00:${second}Z` });
const value: fc.Arbitrary<Value> = fc.constantFrom<Value>(
  ...[{ nullValue: null }, { booleanValue: true }, { integerValue: '1' }, { integerValue: '2' }],
  ...[{ doubleValue: 1 }, { doubleValue: 'NaN' as const }, { bytesValue: 'AA==' }],
  ...['', 'a', 'a\0', 'ab', 'Z', '\uffff', '\u{1f600}'].map((stringValue) => ({ stringValue })),
  ...[at('00'), at('00.100'), at('00.100001'), at('01')],
  { arrayValue: { values: [{ integerValue: '1' }, { stringValue: 'a' }] } },
);
const documents = fc.array(fc.dictionary(fc.constantFrom('a', 'b'), value), { minLength: 5, maxLength: 25 });

const field = fc.constantFrom('a', 'b').map((name): FieldPath => [name]);
const list = fc
  .array(value, { minLength: 1, maxLength: 3 })
  .map((values): Value => ({ arrayValue: { values } }));
const leaf: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom(
      ...(['EQUAL', 'EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL'] as const),
      ...(['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'ARRAY_CONTAINS'] as const),
    ),
    value,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    op: fc.constantFrom('IN' as const, 'NOT_IN' as const, 'ARRAY_CONTAINS_ANY' as const),
    value: list,
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    field,
    op: fc.constantFrom('IS_NULL' as const, 'IS_NAN' as const, 'IS_NOT_NULL' as const, 'IS_NOT_NAN' as const),
  }),
);
const filter: fc.Arbitrary<Filter> = fc.oneof(
  leaf,
  fc.record({
    kind: fc.constant('composite' as const),
    op: fc.constantFrom('AND' as const, 'OR' as const),
    filters: fc.array(leaf, { minLength: 1, maxLength: 3 }),
  }),
);
const order = fc.record({
  field: fc.oneof({ arbitrary: field, weight: 3 }, { arbitrary: fc.constant(['__name__']), weight: 1 }),
  descending: fc.boolean(),
});
const query = fc.record({
  where: fc.option(filter, { nil: undefined }),
  orderBy: fc.uniqueArray(order, { maxLength: 3, selector: ({ field }) => field[0] }),
  offset: fc.nat(3),
  limit: fc.option(fc.nat(6), { nil: undefined }),
});
/** A cursor at a document read from the collection, so that its values have the right types. */
const cursor = fc.option(
  fc.record({ at: fc.nat(24), depth: fc.integer({ min: 1, max: 3 }), before: fc.boolean() }),
  {
    nil: undefined,
  },
);

let collections = 0;

function storeAll(all: Record<string, Value>[]): { id: string; stored: Candidate[] } {
  const id = `c${collections++}`;
  const stored = store.transact(() =>
    all.map((fields, index) => {
      const name = `${ROOT}/${id}/d${index}`;
      const { resulting } = outcomeOf(
        parseWrite({ update: { name, fields } }, ROOT),
        undefined,
        store.tick(),
      );
      if (!resulting) throw new Error('not stored');
      store.put(resulting);
      return resulting;
    }),
  );
  return { id, stored };
}

/** The reference implementation of a query: filter everything, sort everything, then cut. */
function evaluate(stored: readonly Candidate[], requested: StructuredQuery): string[] {
  const orders = completeOrder(requested);
  const keyed = stored
    .filter((document) => !requested.where || matches(document, requested.where))
    .flatMap((document) => {
      const key = sortKeyOf(document, orders);
      return key && isWithinCursors(key, requested, orders) ? [{ name: document.name, key }] : [];
    })
    .sort((a, b) => compareSortKeys(a.key, b.key, orders))
    .map(({ name }) => name);
  return keyed.slice(
    requested.offset,
    requested.limit === undefined ? undefined : requested.offset + requested.limit,
  );
}

test('a planned query returns what evaluating the whole collection returns', () => {
  fc.assert(
    fc.property(
      documents,
      fc.array(fc.tuple(query, cursor, cursor), { minLength: 10, maxLength: 10 }),
      (all, queries) => {
        const { id, stored } = storeAll(all);
        for (const [part, start, end] of queries) {
          const plain = { ...parseQuery({ from: [{ collectionId: id }] }), ...part };
          const orders = completeOrder(plain);
          const toCursor = (wanted: typeof start) => {
            const document = wanted && stored[wanted.at];
            const values = document && sortKeyOf(document, orders);
            return values && { values: values.slice(0, wanted.depth), before: wanted.before };
          };
          const requested = { ...plain, startAt: toCursor(start), endAt: toCursor(end) };
          const found = [...runQuery(store, ROOT, requested)].map(({ name }) => name);
          expect(found).toEqual(evaluate(stored, requested));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('a server time is found by its value', () => {
  const name = `${ROOT}/times/one`;
  const updateTransforms = [{ fieldPath: 'b', setToServerValue: 'REQUEST_TIME' }];
  const write = parseWrite({ update: { name, fields: {} }, updateTransforms }, ROOT);
  const { resulting, transformResults } = outcomeOf(write, undefined, 1_700_000_000_123_000);
  if (resulting) store.put(resulting);
  const fieldFilter = { field: { fieldPath: 'b' }, op: 'EQUAL', value: transformResults[0] };
  const found = runQuery(
    store,
    ROOT,
    parseQuery({ from: [{ collectionId: 'times' }], where: { fieldFilter } }),
  );
  expect([...found].map((document) => document.name)).toEqual([name]);
});

test('no query leaves the database in use', () => {
  const { id, stored } = storeAll([{ a: { integerValue: '1' } }, { a: { integerValue: '2' } }]);
  expect(store.find(stored[0]?.name ?? '')).toBeDefined();
  expect([...runQuery(store, ROOT, parseQuery({ from: [{ collectionId: id }], limit: 1 }))]).toHaveLength(1);
  expect(compact(store.database)).toBe(true);
});
