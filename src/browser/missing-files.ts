import { isServer } from './is-server.ts';

const importErrors = new WeakSet<Error>();
let hasImportFailed = false;

// Vite's own event, the same in every browser (vite.dev/guide/build#load-error-handling).
if (!isServer) {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    importErrors.add(payload);
    hasImportFailed = true;
  });
}

/** Whether an error means that a file of the app could not be imported, after a deploy or a network failure. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && importErrors.has(error);
}

/**
 * Whether an import has failed since this page was loaded. Many browsers do not request the file again before the next
 * page load (github.com/whatwg/html/pull/10327), and the router does not retry a screen.
 */
export function hasMissingFile(): boolean {
  return hasImportFailed;
}
