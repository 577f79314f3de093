import { type FirebaseApp, initializeApp } from 'firebase/app';
import { settings } from '#settings.ts';

let app: Promise<FirebaseApp> | undefined;

/**
 * The one Firebase app of the site, created when the first service needs it. Where App Check is configured it starts
 * first, so that every call of every service carries its token.
 */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= makeApp().catch((error: unknown) => {
    app = undefined;
    throw error;
  });
  return app;
}

async function makeApp(): Promise<FirebaseApp> {
  const app = initializeApp(settings.firebase);
  if (settings.appCheckSiteKey) {
    const { startAppCheck } = await import('./app-check.ts');
    startAppCheck(app, settings.appCheckSiteKey);
  }
  return app;
}
