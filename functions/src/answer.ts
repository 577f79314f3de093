import type { onRequest, Request } from 'firebase-functions/https';

/**
 * For what is the same for everybody. Together with the time that a rebuild of the posts' index takes, and an instance to
 * notice it, a change is seen within a minute.
 */
export const CACHE_CONTROL = 'public, max-age=0, s-maxage=15, stale-while-revalidate=15';

/** What a function answers a request with. */
export type Response = Parameters<Parameters<typeof onRequest>[0]>[1];

/** An answer of the functions; the body becomes JSON. Nobody keeps one that does not say for how long. */
export interface Answer<Body = { readonly success: boolean; readonly message?: string }> {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: Body;
}

/** An answer for somebody who cannot be served, with a message for people. */
export function refuse(status: number, message: string, headers: Record<string, string> = {}): Answer {
  return { status, headers, body: { success: false, message } };
}

/** The answer for a request that would change something where things can only be read; undefined for one that reads. */
export function refuseUnlessRead({ method }: Pick<Request, 'method'>): Answer | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined;
  return refuse(405, 'Only GET is answered here.', { Allow: 'GET, HEAD' });
}

/** Sends an answer. */
export function send(response: Response, { status, headers, body }: Answer<unknown>): void {
  response
    .status(status)
    .set({ 'Cache-Control': 'no-store', ...headers })
    .json(body);
}
