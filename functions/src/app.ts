import { type App, initializeApp } from 'firebase-admin/app';

let app: App | undefined;

/** The one app of the functions, with administrator's rights. */
export function adminApp(): App {
  app ??= initializeApp();
  return app;
}
