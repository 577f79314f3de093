import type { ReactNode } from 'react';
import { reloadPage } from '#browser/reload-page.ts';
import { connection } from '#content/connection.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { RetryButton } from '#ui/controls/retry-button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';

const copy = connection.page;

/** Says that a page could not be shown and why, and lets the visitor retry. */
export function FailedPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageMeta title={title} description={copy.failed} />
      <PageHero title={copy.failed} />
      <PageSection tight>
        <StatePanel title={title}>
          <p>{children}</p>
          <RetryButton onRetry={reloadPage}>{copy.retry}</RetryButton>
        </StatePanel>
      </PageSection>
    </>
  );
}
