import { z } from 'zod';
import { unimplemented } from '../../api-error.ts';
import { type FieldPath, parseFieldPath } from '../values/field-path.ts';
import { toMicros } from '../values/timestamp.ts';
import { fieldsSchema, valueSchema } from '../values/value-schema.ts';
import { NULL, numberOf, type Value } from '../values/values.ts';
import { assertDocumentName } from './resource-name.ts';

// The web SDK sends enums by their names, the admin SDK by their numbers in google.firestore.v1.

/** A filter's operators in SQLite, by name and number; `contains` and `in` stand for longer SQL. The spreads only group lines. */
const OPERATORS = {
  ...{ LESS_THAN: '<', LESS_THAN_OR_EQUAL: '<=', GREATER_THAN: '>', GREATER_THAN_OR_EQUAL: '>=' },
  ...{ 1: '<', 2: '<=', 3: '>', 4: '>=', EQUAL: '=', 5: '=', NOT_EQUAL: '<>', 6: '<>' },
  ...{ ARRAY_CONTAINS: 'contains', 7: 'contains', IN: 'in', 8: 'in' },
} as const;
const IS_DESCENDING = { ASCENDING: false, 1: false, DESCENDING: true, 2: true };

export interface Filter {
  readonly field: FieldPath;
  readonly op: (typeof OPERATORS)[keyof typeof OPERATORS];
  readonly value: Value;
}

/** The meaning of an enum's name or number. Throws 501 for a value that is not in the table. */
function oneOf<Meaning>(table: Readonly<Record<string, Meaning>>): z.ZodType<Meaning> {
  return z.union([z.string(), z.number()]).transform((key) => {
    if (!Object.hasOwn(table, key)) throw unimplemented(`${key}, only ${Object.keys(table)}`);
    return table[key] as Meaning;
  });
}

const fieldPath = z.string().transform(parseFieldPath);
const field = z.strictObject({ fieldPath }).transform((reference) => reference.fieldPath);
const mask = z.strictObject({ fieldPaths: z.array(fieldPath).default([]) });
const documentName = z.string().transform(assertDocumentName);

const filters: z.ZodType<Filter[]> = z.lazy(() =>
  z
    .strictObject({
      compositeFilter: z.strictObject({ op: oneOf({ AND: 'and', 1: 'and' }), filters: z.array(filters) }),
      fieldFilter: z
        .strictObject({ field, op: oneOf<Filter['op']>(OPERATORS), value: valueSchema })
        .transform(requireComparable),
      unaryFilter: z.strictObject({ field, op: oneOf<Filter['op']>({ IS_NOT_NULL: '<>', 5: '<>' }) }),
    })
    .partial()
    .transform(({ compositeFilter, fieldFilter, unaryFilter }) => [
      ...(compositeFilter?.filters.flat() ?? []),
      ...(fieldFilter ? [fieldFilter] : []),
      ...(unaryFilter ? [{ ...unaryFilter, value: NULL }] : []),
    ]),
);

/** Refuses a map as the operand. `in` requires a list; every other operator refuses one. */
function requireComparable(filter: Filter): Filter {
  const isList = 'arrayValue' in filter.value;
  if ('mapValue' in filter.value || isList !== (filter.op === 'in')) {
    throw unimplemented('a comparison with a list or a map');
  }
  return filter;
}

const order = z
  .strictObject({ field, direction: oneOf(IS_DESCENDING).default(false) })
  .transform(({ direction, ...rest }) => ({ ...rest, descending: direction }));

/** A google.firestore.v1.StructuredQuery of one collection, or of all collections with the same id. */
const structuredQuery = z.strictObject({
  from: z.tuple([z.strictObject({ collectionId: z.string(), allDescendants: z.boolean().default(false) })]),
  /** Every filter must hold. */
  where: filters.default([]),
  orderBy: z.array(order).default([]),
  /** The cursor: results begin at (`before`) or just after the documents whose first sort fields have these values. */
  startAt: z
    .strictObject({ values: z.array(valueSchema).default([]), before: z.boolean().default(false) })
    .optional(),
  limit: z.int().nonnegative().optional(),
  select: z.strictObject({ fields: z.array(field).default([]) }).optional(),
});
export type Query = z.output<typeof structuredQuery>;

export const runQuery = z.strictObject({ structuredQuery });

export const runAggregationQuery = z.strictObject({
  structuredAggregationQuery: z.strictObject({
    structuredQuery,
    aggregations: z.tuple([z.strictObject({ alias: z.string(), count: z.strictObject({}) })]),
  }),
});

export const batchGet = z.strictObject({
  documents: z.array(documentName).default([]),
  mask: mask.optional(),
  transaction: z.string().optional(),
  newTransaction: z
    .strictObject({ readWrite: z.strictObject({ retryTransaction: z.string().optional() }).optional() })
    .optional(),
});

/** A change of one field: to the time of the commit, or by the number `increment`. */
const transform = z.strictObject({
  fieldPath,
  setToServerValue: oneOf({ REQUEST_TIME: 'now', 1: 'now' }).optional(),
  increment: valueSchema.refine((value) => numberOf(value) !== undefined, 'not a number').optional(),
});
export type Transform = z.output<typeof transform>;

/** A google.firestore.v1.Write. Without a mask, an update replaces the whole document. */
const write = z
  .strictObject({
    update: z.strictObject({ name: documentName, fields: fieldsSchema.default({}) }).optional(),
    delete: documentName.optional(),
    verify: documentName.optional(),
    updateMask: mask.optional(),
    updateTransforms: z.array(transform).default([]),
    currentDocument: z
      .strictObject({ exists: z.boolean().optional(), updateTime: z.string().transform(toMicros).optional() })
      .optional(),
  })
  .transform(({ update, delete: deleted, verify, ...options }) => ({
    ...options,
    name: update?.name ?? deleted ?? verify ?? '',
    /** Undefined for a deletion, and for `verify`, which only checks the precondition. */
    fields: update?.fields,
    isDeletion: deleted !== undefined,
  }))
  .refine(({ name }) => name !== '', 'neither update, delete nor verify');
export type Write = z.output<typeof write>;

export const commit = z.strictObject({
  writes: z.array(write).default([]),
  transaction: z.string().optional(),
});

export const rollback = z.strictObject({ transaction: z.string() });
