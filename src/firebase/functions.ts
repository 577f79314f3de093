import { settings } from '#settings.ts';

/** How long an answer may take, in milliseconds: a function that has slept needs some seconds to wake up. */
const PATIENCE = 30_000;

/**
 * Asks one of the site's functions, which Hosting answers under the site's own address. Where App Check is configured
 * the call carries its token.
 *
 * @throws TypeError when the network fails, DOMException when the answer takes too long, FirebaseError when App Check
 *   cannot vouch for this browser
 */
export async function askFunction(path: string, request: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(PATIENCE);
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
