import { invalidArgument, unimplemented } from '../../api-error.ts';
import { isInt64 } from '../../int64.ts';
import { readCount, readList, readRecord, readString } from '../protocol/json-reader.ts';
import type { FieldPath } from '../values/field-path.ts';
import { doubleValue, type Fields, NULL, numberOf, type Value } from '../values/values.ts';
import { parseQuery, parseReference } from './parse-query.ts';
import { type Candidate, valueAt } from './query-filter.ts';
import type { StructuredQuery } from './structured-query.ts';

/** The most aggregations in one query: https://firebase.google.com/docs/firestore/quotas */
const MAX_AGGREGATIONS = 5;

type Aggregation =
  | { kind: 'count'; alias: string; upTo: number | undefined }
  | { kind: 'sum' | 'avg'; alias: string; field: FieldPath };

export interface AggregationQuery {
  readonly query: StructuredQuery;
  readonly aggregations: readonly Aggregation[];
}

/** Parses a google.firestore.v1.StructuredAggregationQuery. Throws 400 or 501. */
export function parseAggregationQuery(json: unknown): AggregationQuery {
  const known = ['structuredQuery', 'aggregations'];
  const { structuredQuery, aggregations } = readRecord(json, 'structuredAggregationQuery', known);
  const parsed = readList(aggregations, 'aggregations').map(parseAggregation);
  const aliases = new Set(parsed.map(({ alias }) => alias));
  if (parsed.length === 0 || parsed.length > MAX_AGGREGATIONS || aliases.size < parsed.length) {
    throw invalidArgument(`A query needs 1 to ${MAX_AGGREGATIONS} aggregations with different aliases`);
  }
  return { query: parseQuery(structuredQuery), aggregations: parsed };
}

function parseAggregation(json: unknown, index: number): Aggregation {
  const { alias: name, count, sum, avg } = readRecord(json, 'aggregation', ['alias', 'count', 'sum', 'avg']);
  const alias = name === undefined || name === '' ? `field_${index + 1}` : readString(name, 'alias');
  if (count !== undefined) {
    return { kind: 'count', alias, upTo: readCount(readRecord(count, 'count', ['upTo']).upTo, 'upTo') };
  }
  const operand = sum ?? avg;
  if (operand === undefined) throw unimplemented('aggregation without count, sum or avg');
  const { field } = readRecord(operand, 'aggregation', ['field']);
  return { kind: sum === undefined ? 'avg' : 'sum', alias, field: parseReference(field) };
}

/** The most documents that need to be read; undefined for all. */
export function documentsNeeded(aggregations: readonly Aggregation[]): number | undefined {
  let most = 0;
  for (const aggregation of aggregations) {
    if (aggregation.kind !== 'count' || aggregation.upTo === undefined) return undefined;
    most = Math.max(most, aggregation.upTo);
  }
  return most;
}

/** Whether documents are only counted, whatever they contain. */
export function isCountOnly(aggregations: readonly Aggregation[]): boolean {
  return aggregations.every(({ kind }) => kind === 'count');
}

/** The results if only the number of documents matters. */
export function countResults(aggregations: readonly Aggregation[], count: number): Fields {
  return Object.fromEntries(
    aggregations.map((aggregation) => {
      const upTo = aggregation.kind === 'count' ? aggregation.upTo : undefined;
      return [aggregation.alias, { integerValue: String(Math.min(count, upTo ?? count)) }];
    }),
  );
}

/**
 * Aggregates documents. If fields are summed or averaged, only documents that have all of these fields count, for
 * count() too: like Firestore, which reads index entries only.
 */
export function aggregate(documents: Iterable<Candidate>, aggregations: readonly Aggregation[]): Fields {
  const fields = aggregations.flatMap((aggregation) => (aggregation.kind === 'count' ? [] : [aggregation]));
  const totals = new Map(fields.map(({ alias }) => [alias, new Total()]));
  let count = 0;
  for (const document of documents) {
    const values = fields.map(({ field }) => valueAt(document, field));
    if (values.some((value) => value === undefined)) continue;
    count += 1;
    for (const [index, { alias }] of fields.entries()) totals.get(alias)?.add(numberOf(values[index]));
  }
  const results = countResults(aggregations, count);
  for (const { alias, kind } of fields) {
    const total = totals.get(alias);
    if (total) results[alias] = kind === 'sum' ? total.sum() : total.average();
  }
  return results;
}

/** The sum of numbers: exact for integers; a double once one of them is a double or the sum overflows. */
class Total {
  private integers = 0n;
  private doubles = 0;
  private hasDoubles = false;
  private count = 0;

  add(number: bigint | number | undefined): void {
    if (number === undefined) return;
    this.count += 1;
    if (typeof number === 'bigint') this.integers += number;
    else {
      this.doubles += number;
      this.hasDoubles = true;
    }
  }

  sum(): Value {
    if (this.hasDoubles || !isInt64(this.integers)) return doubleValue(Number(this.integers) + this.doubles);
    return { integerValue: String(this.integers) };
  }

  average(): Value {
    return this.count === 0 ? NULL : doubleValue((Number(this.integers) + this.doubles) / this.count);
  }
}
