import { useEffect, useState } from 'react';
import { useIsOnline } from '#browser/connection.ts';
import { reloadPage } from '#browser/reload-page.ts';
import { connection } from '#content/connection.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { FailedPage } from './failed-page.tsx';

const copy = connection.page;

/**
 * For a page whose file could not be imported: either the site has been deployed since this tab was opened, or it
 * cannot be reached. In the first case the page is reloaded; in the second the reload waits for the network.
 */
export function MissingFileScreen({ error }: { error: unknown }) {
  const [isUnreachable, setUnreachable] = useState(false);
  const isOnline = useIsOnline();
  useEffect(() => {
    reloadPage().then((isReloading) => {
      if (isReloading) return;
      console.error('A page could not be loaded', error);
      setUnreachable(true);
    });
  }, [error]);
  if (isUnreachable && isOnline)
    return <FailedPage title={copy.unreachable}>{connection.unavailable}</FailedPage>;
  if (isUnreachable) return <FailedPage title={copy.offline.title}>{copy.offline.text}</FailedPage>;
  return (
    <>
      <PageMeta title={copy.loading} description={copy.loading} />
      <PageHero title={copy.loading} />
      <PageSection tight>
        <LoadingPanel label={copy.wait} />
      </PageSection>
    </>
  );
}
