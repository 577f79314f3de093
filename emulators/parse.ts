import type { z } from 'zod';
import { type ApiError, invalidArgument, unimplemented } from './api-error.ts';

/** Parses part of a request. Throws 400 naming what is invalid, or 501 naming a field that no strict object knows. */
export function parse<Schema extends z.ZodType>(
  schema: Schema,
  json: unknown,
  what: string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(json);
  if (error) throw errorOf(error, what);
  return data as z.output<Schema>;
}

/** Parses a request's body, in which nothing stands for an empty object. */
export function parseBody<Schema extends z.ZodType>(
  schema: Schema,
  body: Buffer,
  what: string,
): z.output<Schema> {
  return parse(schema, parseJson(body), what);
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length > 0 ? JSON.parse(body.toString()) : {};
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload: ${error}`);
  }
}

function errorOf({ issues: [issue] }: z.ZodError, what: string): ApiError {
  const place = [what, ...(issue?.path ?? [])].join('.');
  if (issue?.code === 'unrecognized_keys') return unimplemented(`${place}.${issue.keys[0]}`);
  return invalidArgument(`${place}: ${issue?.message}`);
}
