import type { ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

interface AfterHydrationProps {
  /** Rendered by the server, and until hydration. */
  readonly fallback: ReactNode;
  readonly children: () => ReactNode;
}

/** Content the server cannot render: shown once the page is hydrated. */
export function AfterHydration({ fallback, children }: AfterHydrationProps) {
  return useIsHydrated() ? children() : fallback;
}
