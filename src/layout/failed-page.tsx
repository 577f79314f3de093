import type { ReactNode } from 'react';
import { connection } from '#content/connection.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { reloadPage } from '#ui/reload-page.ts';
import { RetryButton } from '#ui/retry-button.tsx';
import { StatePanel } from '#ui/state-panel.tsx';

const copy = connection.page;

/** A page that could not be shown, why, and the way to try again. */
export function FailedPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageMeta title={title} description={copy.failed} />
      <PageHead title={copy.failed} />
      <section className="section section--tight">
        <div className="wrap">
          <StatePanel title={title}>
            <p>{children}</p>
            <RetryButton onRetry={reloadPage}>{copy.retry}</RetryButton>
          </StatePanel>
        </div>
      </section>
    </>
  );
}
