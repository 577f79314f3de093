import { settings } from '#settings.ts';
import { takeAnswer } from './answers-in-page.ts';

/** How long an answer may take, in milliseconds: a function that has slept needs some seconds to wake up. */
const PATIENCE = 30_000;

/** Where pages are rendered for others the functions are at hand: they answer without a network. */
let answerHere: ((path: string) => Promise<Response>) | undefined;

/** Has every call answered in this process. For the server's half of the site. */
export function answerOnServer(answer: (path: string) => Promise<Response>): void {
  answerHere = answer;
}

/**
 * Asks one of the site's functions, which Hosting answers under the site's own address. Where App Check is configured
 * the call carries its token. What the page has brought with it is not asked for again.
 *
 * @throws TypeError when the network fails, DOMException when the answer takes too long, FirebaseError when App Check
 *   cannot vouch for this browser
 */
export async function askFunction(path: string, request: RequestInit = {}): Promise<Response> {
  if (answerHere) return answerHere(path);
  const known = takeAnswer(path);
  if (known) return known;
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
