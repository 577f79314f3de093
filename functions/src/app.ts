import { type App, initializeApp } from 'firebase-admin/app';

let app: App | undefined;

/** The Admin SDK app, shared by all functions. */
export function adminApp(): App {
  app ??= initializeApp();
  return app;
}
