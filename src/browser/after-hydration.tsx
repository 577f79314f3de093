import type { ReactNode } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

interface AfterHydrationProps {
  /** Stands in the page as the server sends it. */
  readonly meanwhile: ReactNode;
  readonly children: () => ReactNode;
}

/** What the server cannot render: shown once the page is hydrated. */
export function AfterHydration({ meanwhile, children }: AfterHydrationProps) {
  return useIsHydrated() ? children() : meanwhile;
}
