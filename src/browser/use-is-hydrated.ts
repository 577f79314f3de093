import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/**
 * Whether the page is hydrated. False on the server and in the render that hydrates, because both must produce the same HTML.
 * What differs from visitor to visitor (stored state, a fragment, data still loading) is shown by the next render.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
