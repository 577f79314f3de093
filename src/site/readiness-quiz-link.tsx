import type { ReactNode } from 'react';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';

/** Link to the readiness quiz, for visitors who are not ready to contact us. */
export function ReadinessQuizLink({ children }: { children: ReactNode }) {
  return (
    <LinkButton variant="tertiary" size="small" icon="arrow" to={paths.readinessQuiz}>
      {children}
    </LinkButton>
  );
}
