import { takeEmbeddedResponse } from '#browser/page-data.ts';
import { PROOF_HEADER, proveWork } from '#domain/proof-of-work.ts';
import { settings } from '#settings.ts';

/** A cold start of a function takes some seconds. */
const TIMEOUT_MS = 30_000;

let localResponder: ((path: string) => Promise<Response>) | undefined;

/** Makes `respond` serve every request in this process: the server build calls the functions directly. */
export function respondOnServer(respond: (path: string) => Promise<Response>): void {
  localResponder = respond;
}

/** The response to one of the site's own requests, if available without a network: on the server, or embedded in the page. */
export async function localResponse(path: string): Promise<Response | undefined> {
  return localResponder ? localResponder(path) : takeEmbeddedResponse(path);
}

/**
 * Sends a request to one of the site's functions, which Hosting serves under the site's own address. Where App Check is
 * configured it carries a token. Embedded responses are used instead of a request.
 *
 * @throws TypeError on a network failure, DOMException on timeout, FirebaseError when App Check cannot verify the browser
 */
export async function callFunction(path: string, request: RequestInit = {}): Promise<Response> {
  const local = await localResponse(path);
  if (local) return local;
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  if (!settings.appCheckSiteKey) return fetch(path, { ...request, signal });
  const headers = new Headers(request.headers);
  headers.set('X-Firebase-AppCheck', await appCheckToken());
  return fetch(path, { ...request, headers, signal });
}

/** The maximum number of attempts: the required work may grow between them, when others use the form, too. */
const ATTEMPTS = 4;

/**
 * Sends the fields of a form to a function as JSON, with a proof of `bits` of work (see `WORK_BITS`; 0 for none). If the function
 * refuses the form and requires more work, does that work and sends the form again.
 *
 * @param onMoreWork called before work that may take a minute
 * @throws as callFunction does
 */
export async function sendForm(
  path: string,
  fields: object,
  { bits = 0, onMoreWork }: { bits?: number; onMoreWork?: () => void } = {},
): Promise<Response> {
  const body = JSON.stringify(fields);
  let proof = bits > 0 ? await proveWork(body, bits, Date.now()) : undefined;
  for (let attempt = 1; ; attempt++) {
    const headers = { 'Content-Type': 'application/json', ...(proof && { [PROOF_HEADER]: proof }) };
    const response = await callFunction(path, { method: 'POST', headers, body });
    const requiredBits = Number(response.headers.get(PROOF_HEADER));
    if (!requiredBits || attempt === ATTEMPTS) return response;
    onMoreWork?.();
    // The proof has the time of the function's clock, because the visitor's may be wrong.
    const now = Date.parse(response.headers.get('Date') ?? '') || Date.now();
    proof = await proveWork(body, requiredBits, now);
    if (!proof) return response; // This browser cannot do the work.
  }
}

/** Returns a token of App Check, whose code is loaded only where App Check is configured. */
async function appCheckToken(): Promise<string> {
  const [{ firebaseApp }, { readAppCheckToken }] = await Promise.all([
    import('./app.ts'),
    import('./app-check.ts'),
  ]);
  await firebaseApp();
  return readAppCheckToken();
}
