import { lazy, useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isMissingFile } from '#browser/missing-files.ts';
import { isReloaded } from '#browser/reload-page.ts';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { connection } from '#content/connection.ts';
import { site } from '#content/site.ts';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { FailedPage } from './failed-page.tsx';
import { MissingFileScreen } from './missing-file-screen.tsx';
// Loaded with the styles of the frame, since any page may turn out to be missing.
import './not-found-screen.module.css';
import { PageFrame } from './root-layout.tsx';

const { fault } = connection.page;

export const NotFoundScreen = lazy(() => import('./not-found-screen.tsx'));

/**
 * What a route shows when its loader or screen throws. A 404 response becomes the page for missing pages, with its text
 * as the reason. A missing file is fetched by reloading the page once. Everything else is a fault.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const isHydrated = useIsHydrated();
  if (isRouteErrorResponse(error) && error.status === 404) {
    // One prerendered page serves every missing URL, without a reason.
    const reason = isHydrated && typeof error.data === 'string' ? error.data : '';
    return <NotFoundScreen {...(reason && { reason })} />;
  }
  if (isMissingFile(error) && !isReloaded()) return <MissingFileScreen error={error} />;
  return <FaultScreen error={error} />;
}

/** Logs and reports the fault, and lets the visitor retry. */
function FaultScreen({ error }: { error: unknown }) {
  useEffect(() => {
    console.error('A page could not be shown', error);
    import('#browser/send-error-report.ts').then(
      ({ sendErrorReport }) => sendErrorReport(error),
      () => {},
    );
  }, [error]);
  return (
    <FailedPage title={fault.title}>
      {fault.text} <MailLink email={site.email} />.
    </FailedPage>
  );
}

/** Shows `RouteErrorScreen` inside the frame, for errors of the root route, whose screen is the frame. */
export function RootErrorScreen() {
  return (
    <PageFrame>
      <RouteErrorScreen />
    </PageFrame>
  );
}
