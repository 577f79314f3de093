import type { ReactNode } from 'react';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';

/** The way on for whoever is not ready to talk: the readiness quiz. */
export function ReadinessQuizLink({ children }: { children: ReactNode }) {
  return (
    <LinkButton variant="tertiary" size="small" icon="arrow" to={paths.quiz('achievingProductTransparency')}>
      {children}
    </LinkButton>
  );
}
