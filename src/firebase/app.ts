import { type FirebaseApp, initializeApp } from 'firebase/app';
import { settings } from '#settings.ts';

let app: FirebaseApp | undefined;

/** The one Firebase app of the site, made when the first service needs it. */
export function firebaseApp(): FirebaseApp {
  app ??= initializeApp(settings.firebase);
  return app;
}
