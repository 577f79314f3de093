/** The tag manager's queue. Used only in this folder: call `track` to push an event. */
declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Pushes an entry to the queue. This sends nothing: the tag manager, once loaded, reads the queue. */
export function push(entry: unknown): void {
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
}
