/** The tag manager's queue. Only this folder knows it: `track` is the way to push an event. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Puts an entry into the queue. Nothing leaves the browser by it: the tag manager, once loaded, reads the queue. */
export function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
