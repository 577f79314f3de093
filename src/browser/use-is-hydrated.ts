import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated. Not yet on the server and in the first render over the server's HTML, which has
 * to be the same for everybody: what this visitor alone has (a stored state, a fragment, data that is still to be read)
 * comes in the render after it.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
