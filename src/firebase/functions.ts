import { takeEmbeddedResponse } from '#rendering/page-data.ts';
import { settings } from '#settings.ts';

/** How long a response may take: a function that has slept needs some seconds to wake up. */
const TIMEOUT_MS = 30_000;

let respondHere: ((path: string) => Promise<Response>) | undefined;

/** Has every request responded to in this process. For the server's half of the site, which has the functions at hand. */
export function respondOnServer(respond: (path: string) => Promise<Response>): void {
  respondHere = respond;
}

/** The response to a request of the site's own that is there without a network: on the server, or with the page. */
export async function responseAtHand(path: string): Promise<Response | undefined> {
  return respondHere ? respondHere(path) : takeEmbeddedResponse(path);
}

/**
 * Sends a request to one of the site's functions, which Hosting serves under the site's own address. Where App Check is
 * configured it carries its token. What the page has brought with it is not requested again.
 *
 * @throws TypeError when the network fails, DOMException when the response takes too long, FirebaseError when App Check
 *   cannot vouch for this browser
 */
export async function askFunction(path: string, request: RequestInit = {}): Promise<Response> {
  const atHand = await responseAtHand(path);
  if (atHand) return atHand;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (!settings.appCheckSiteKey) return fetch(path, { ...request, signal });
  const headers = new Headers(request.headers);
  headers.set('X-Firebase-AppCheck', await appCheckToken());
  return fetch(path, { ...request, headers, signal });
}

/** Loaded only where it is configured. */
async function appCheckToken(): Promise<string> {
  const [{ firebaseApp }, { readAppCheckToken }] = await Promise.all([
    import('./app.ts'),
    import('./app-check.ts'),
  ]);
  await firebaseApp();
  return readAppCheckToken();
}
