import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isMissingFile } from '#browser/missing-files.ts';
import { isReloaded } from '#browser/reload-page.ts';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { connection } from '#content/connection.ts';
import { site } from '#content/site.ts';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { FailedPage } from './failed-page.tsx';
import { MissingFileScreen } from './missing-file-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFrame } from './root-layout.tsx';

const { fault } = connection.page;

/**
 * What a route shows when its loader or screen throws. A 404 answer is the page that does not exist, its text the
 * reason. Code that is not there is fetched by loading the page anew, once. Everything else is a fault.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const isHydrated = useIsHydrated();
  if (isRouteErrorResponse(error) && error.status === 404) {
    // One prerendered page stands for every address that has none, and knows no reason.
    const reason = isHydrated && typeof error.data === 'string' ? error.data : '';
    return <NotFoundScreen {...(reason && { reason })} />;
  }
  if (isMissingFile(error) && !isReloaded()) return <MissingFileScreen error={error} />;
  return <FaultScreen error={error} />;
}

/** Logs the fault, and lets the visitor try again. */
function FaultScreen({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('A page could not be shown', error);
  }, [error]);
  return (
    <FailedPage title={fault.title}>
      {fault.text} <MailLink address={site.email} />.
    </FailedPage>
  );
}

/** The same inside the frame, for faults of the frame's own route. */
export function RootErrorScreen() {
  return (
    <PageFrame>
      <RouteErrorScreen />
    </PageFrame>
  );
}
