import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { PageFrame } from './root-layout.tsx';

/**
 * What a route shows when its loader or screen throws. A 404 answer is the page that does not exist, its text the
 * reason; everything else is a fault, which is logged and can be tried again.
 */
export function RouteErrorScreen() {
  const error = useRouteError();
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isNotFound) console.error('A page could not be shown', error);
  }, [isNotFound, error]);
  if (isNotFound) {
    return <NotFoundScreen reason={typeof error.data === 'string' && error.data ? error.data : undefined} />;
  }
  return (
    <>
      <PageMeta title="Something went wrong" description="The page could not be shown." />
      <PageHead title="This page could not be shown" />
      <section className="section section--tight">
        <div className="wrap">
          <StatePanel title="Something went wrong on the way">
            <p>Check your connection and load the page again.</p>
            <Button onClick={() => window.location.reload()}>Load the page again</Button>
          </StatePanel>
        </div>
      </section>
    </>
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
