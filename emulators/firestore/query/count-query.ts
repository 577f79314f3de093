import { invalidArgument } from '../../api-error.ts';
import { readList, readRecord, readString } from '../protocol/json-reader.ts';
import type { Store } from '../store/store.ts';
import type { Fields } from '../values/values.ts';
import { parseQuery } from './parse-query.ts';
import { countQuery } from './query.ts';
import type { StructuredQuery } from './structured-query.ts';

/** A query whose results are only counted, under each alias. */
interface CountQuery {
  readonly query: StructuredQuery;
  readonly aliases: readonly string[];
}

/** Parses a google.firestore.v1.StructuredAggregationQuery. Throws 400, or 501 for an aggregation other than count. */
export function parseCountQuery(json: unknown): CountQuery {
  const known = ['structuredQuery', 'aggregations'];
  const { structuredQuery, aggregations } = readRecord(json, 'structuredAggregationQuery', known);
  const aliases = readList(aggregations, 'aggregations').map((aggregation) => {
    const { alias, count } = readRecord(aggregation, 'aggregation', ['alias', 'count']);
    readRecord(count, 'count', []);
    return readString(alias, 'alias');
  });
  if (aliases.length === 0) throw invalidArgument('A query needs an aggregation');
  return { query: parseQuery(structuredQuery), aliases };
}

/** The results by alias. A whole collection is counted without reading its documents. */
export function countResults(store: Store, parent: string, { query, aliases }: CountQuery): Fields {
  const { collectionId, allDescendants, where, orderBy, startAt, endAt, offset, limit } = query;
  const isWhole = !allDescendants && !where && orderBy.length === 0 && !startAt && !endAt;
  const isAll = isWhole && offset === 0 && limit === undefined;
  const count = isAll ? store.count(`${parent}/${collectionId}`) : countQuery(store, parent, query);
  return Object.fromEntries(aliases.map((alias) => [alias, { integerValue: String(count) }]));
}
