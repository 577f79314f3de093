import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the page is hydrated. False on the server and in the hydrating render, which must match the server's HTML;
 * what only this visitor has (stored state, a fragment, data still loading) comes in the next render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
