import type { onRequest, Request } from 'firebase-functions/https';

/**
 * The caching of responses that are the same for every visitor. A changed post is visible within a minute, including the time
 * to rebuild the snapshot of the posts and the time until an instance notices the new snapshot.
 */
export const CACHE_CONTROL = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15';

/** The object through which an HTTP function sends its response. */
export type ExpressResponse = Parameters<Parameters<typeof onRequest>[0]>[1];

/** What a handler returns: sent as JSON unless it has a `type`, and not cached unless its headers say for how long. */
export interface JsonResponse<Body = { readonly success: boolean; readonly message?: string }> {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Body;
  /** The content type of a body that is not sent as JSON. */
  readonly type?: string;
}

/** A response that the CDN may give to every visitor. */
export function shared<Body>(body: Body, type?: string): JsonResponse<Body> {
  return { status: 200, headers: { 'Cache-Control': CACHE_CONTROL }, body, ...(type && { type }) };
}

/** An error response with a message for visitors. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): JsonResponse {
  return { status, headers, body: { success: false, message } };
}

/** Returns a 405 response unless the method is GET or HEAD. */
export function refuseUnlessRead({ method }: Pick<Request, 'method'>): JsonResponse | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  return refuse(405, 'Only GET is supported.', { Allow: 'GET, HEAD' });
}

/** Sends a response, by default with `no-store`. */
export function send(
  response: ExpressResponse,
  { status, headers, body, type }: JsonResponse<unknown>,
): void {
  response.status(status).set({ 'Cache-Control': 'no-store', ...headers });
  if (type) response.type(type).send(body);
  else response.json(body);
}
