import { useSyncExternalStore } from 'react';

/** After this many pixels of scroll the navigation bar becomes fixed (spec, section 9). */
const BAR_FIXED_AFTER = 250;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Whether the page is scrolled past the point where the bar becomes fixed. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > BAR_FIXED_AFTER,
    () => false,
  );
}
