import type { FirebaseApp } from 'firebase/app';
import { type AppCheck, getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';

let appCheck: AppCheck | undefined;

/** Starts App Check with reCAPTCHA Enterprise. From then on Firebase's SDKs send its token with every call. */
export function startAppCheck(app: FirebaseApp, siteKey: string): void {
  appCheck ??= initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/**
 * Returns a token for a request that no SDK of Firebase sends.
 *
 * @throws FirebaseError when the browser cannot be verified; Error before `startAppCheck`
 */
export async function readAppCheckToken(): Promise<string> {
  if (!appCheck) throw new Error('App Check has not been started');
  return (await getToken(appCheck)).token;
}
