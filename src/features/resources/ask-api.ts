/** How long an answer may take, in milliseconds: a function that has slept needs some seconds to wake up. */
const PATIENCE = 30_000;

/**
 * Asks one of the site's functions.
 *
 * @throws TypeError when the network fails, DOMException when the answer takes too long
 */
export function askApi(path: string, request: RequestInit = {}): Promise<Response> {
  return fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE) });
}
