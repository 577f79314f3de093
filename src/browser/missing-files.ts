import { isServer } from './is-server.ts';

const errors = new WeakSet<Error>();
let isLacking = false;

// Vite's own word for it, and the same in every browser (vite.dev/guide/build#load-error-handling).
if (!isServer) {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    errors.add(payload);
    isLacking = true;
  });
}

/** Whether an error says that a file of the app could not be imported: it went with a new version, or the network did. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && errors.has(error);
}

/**
 * Whether a file could not be imported since this page was opened. Many browsers do not ask for it again before the next
 * page load (github.com/whatwg/html/pull/10327), nor does the router for a screen.
 */
export function lacksFiles(): boolean {
  return isLacking;
}
