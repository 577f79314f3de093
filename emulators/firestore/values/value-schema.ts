import { z } from 'zod';
import { assertDocumentName } from '../protocol/resource-name.ts';
import { normaliseTimestamp } from './timestamp.ts';
import { doubleValue, type Fields, type Value } from './values.ts';

const text = z.string().refine((value) => value.isWellFormed(), 'not valid Unicode');

const integer = z.coerce.bigint().refine((value) => BigInt.asIntN(64, value) === value, 'beyond 64 bits');

const double = z.union([z.number(), z.enum(['NaN', 'Infinity', '-Infinity', '-0']).transform(Number)]);

/** A value in the REST protocol's JSON, normalised to one notation; empty and zero values that the sender omits are added. */
export const valueSchema: z.ZodType<Value> = z.lazy(() =>
  z
    .strictObject({
      nullValue: z.literal([null, 0, 'NULL_VALUE']).transform(() => null),
      booleanValue: z.boolean(),
      integerValue: integer.transform(String),
      doubleValue: double.transform((value) => doubleValue(value).doubleValue),
      timestampValue: z.string().transform(normaliseTimestamp),
      stringValue: text,
      bytesValue: z.string().transform((value) => Buffer.from(value, 'base64').toString('base64')),
      referenceValue: z.string().transform(assertDocumentName),
      geoPointValue: z.strictObject({ latitude: z.number().default(0), longitude: z.number().default(0) }),
      arrayValue: z.strictObject({ values: z.array(valueSchema).default([]) }),
      mapValue: z.strictObject({ fields: fieldsSchema.default({}) }),
    })
    .partial()
    .refine((value) => Object.keys(value).length === 1, 'not exactly one type')
    .transform((value) => value as Value),
);

const fieldName = text.refine((value) => value !== '' && !/^__.*__$/s.test(value), 'reserved');

/** A document's fields, normalised. */
export const fieldsSchema: z.ZodType<Fields> = z.record(fieldName, valueSchema);
