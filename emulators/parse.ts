import type { z } from 'zod';
import { type ApiError, invalidArgument, unimplemented } from './api-error.ts';

/** Parses a part of a request; errors name it as `part`. Throws 400 for an invalid value, and 501 for an unknown field. */
export function parse<Schema extends z.ZodType>(schema: Schema, json: unknown, part: string) {
  const { data, error } = schema.safeParse(json);
  if (error) throw errorOf(error, part);
  return data as z.output<Schema>;
}

/** Parses a request's body as JSON, like {@link parse}. An empty body counts as an empty object. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: Buffer, part: string) {
  return parse(schema, parseJson(body), part);
}

function parseJson(body: Buffer): unknown {
  try {
    return body.length > 0 ? JSON.parse(body.toString()) : {};
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload: ${error}`);
  }
}

function errorOf({ issues: [issue] }: z.ZodError, part: string): ApiError {
  const place = [part, ...(issue?.path ?? [])].join('.');
  if (issue?.code === 'unrecognized_keys') return unimplemented(`${place}.${issue.keys[0]}`);
  return invalidArgument(`${place}: ${issue?.message}`);
}
