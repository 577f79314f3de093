import type { Request } from 'firebase-functions/https';
import type * as z from 'zod/mini';
import { type JsonResponse, refuse } from '../json-response.ts';
import { contentTypeOf, readBody } from './read-body.ts';

/** What an endpoint accepts. */
interface Expected<Schema extends z.ZodMiniType> {
  /** Browsers send these content types across sites only after a preflight, which no function allows. */
  readonly type: 'application/json' | 'application/reports+json';
  /** In bytes. */
  readonly maxBytes: number;
  readonly schema: Schema;
}

/** Returns the JSON of a POST that no form sends (beacons and browsers' reports), or the refusal of anything else. */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  { type, maxBytes, schema }: Expected<Schema>,
): Promise<{ readonly sent: z.infer<Schema> } | JsonResponse> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is supported.', { Allow: 'POST' });
  const [sentType] = (contentTypeOf(request) ?? '').split(';');
  if (sentType?.trim().toLowerCase() !== type) return refuse(415, `The content type must be ${type}.`);
  const body = await readBody(request, maxBytes);
  if (!Buffer.isBuffer(body)) return body;
  const { success, data } = schema.safeParse(parseJson(body));
  return success ? { sent: data } : refuse(400, 'This is not a request that browsers send.');
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
