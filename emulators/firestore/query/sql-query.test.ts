import { afterAll, expect, test } from 'vitest';
import { parse } from '../../parse.ts';
import { runQuery } from '../protocol/requests.ts';
import { Store } from '../store/store.ts';
import { toSql } from './sql-query.ts';

const ROOT = 'projects/p/databases/d/documents';
const store = new Store(':memory:', ['date']);
afterAll(() => store.close());

// In a plan, `<expr>` is the sort key of the date, and `autoindex_documents_1` the primary key.
const RANGE = /documents_by_date \(parent=\? AND <expr>>\? AND <expr><\?\)/;
const date = { fieldPath: 'date' };
const now = { timestampValue: '2026-11-23T12:00:00Z' };
const newest = {
  where: { unaryFilter: { field: date, op: 'IS_NOT_NULL' } },
  orderBy: [{ field: date, direction: 'DESCENDING' }],
};
const byId = { orderBy: [{ field: { fieldPath: '__name__' } }] };
const post = { referenceValue: `${ROOT}/posts/first` };
const whereDate = (op: string) => ({ where: { fieldFilter: { field: date, op, value: now } } });

test.each<[string, object, RegExp]>([
  ['in the order of their ids', byId, /autoindex_documents_1 \(parent=\?\)/],
  ['after an id', { ...byId, startAt: { values: [post] } }, /autoindex_documents_1 \(parent=\? AND id>\?\)/],
  ['in the order of their dates, newest first', newest, /documents_by_date \(parent=\? AND <expr>>\?\)/],
  ['before the date of a cursor', { ...newest, startAt: { values: [now, post] } }, RANGE],
  ['up to a date', whereDate('LESS_THAN_OR_EQUAL'), RANGE],
  ['of one date', whereDate('EQUAL'), /documents_by_date \(parent=\? AND <expr>=\?\)/],
])('a query for documents %s uses an index, and SQLite sorts nothing', (_, query, plan) => {
  const request = { structuredQuery: { from: [{ collectionId: 'posts' }], ...query } };
  const { structuredQuery } = parse(runQuery, request, 'runQuery');
  const { clauses, values } = toSql(`${ROOT}/posts`, structuredQuery);
  const sql = `EXPLAIN QUERY PLAN SELECT fields FROM documents ${clauses}`;
  const steps = store.database.prepare(sql).all(...values);
  expect(steps.map(({ detail }) => detail)).toEqual([expect.stringMatching(plan)]);
});
