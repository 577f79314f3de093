import { vi } from 'vitest';

/** Takes the browser's network away, and says so as a browser does. `vi.restoreAllMocks()` gives it back in silence. */
export function goOffline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
}

/** Gives the network back. */
export function goOnline(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
}
