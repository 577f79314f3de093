import '../styles/index.css';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, isRouteErrorResponse, RouterProvider } from 'react-router-dom';
import { isMissingFile } from '#browser/missing-files.ts';
import { openedUrl } from '#browser/opened-url.ts';
import { isErrorPage } from '#browser/page-data.ts';
import { routes } from '../routes.tsx';
import { followLinks } from './follow-links.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { fillPrintMargins } from './print-margins.ts';
import { type TagManagerTexts, trustKnownScripts } from './trusted-scripts.ts';

/** Replaced by the build. */
declare const __TAG_MANAGER__: TagManagerTexts | undefined;

trustKnownScripts(__TAG_MANAGER__);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

// Without hydration data, because screens get promises and modules, which HTML cannot hold. Instead the loaders run again before
// React hydrates; they read the embedded responses or import the page's own chunks.
const router = createBrowserRouter(routes);
const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

if (root.hasChildNodes()) {
  await untilInitialized();
  // If the file of its screen is missing, the page stays as it is: it can be read, and its links and forms work.
  if (!Object.values(router.state.errors ?? {}).some(isMissingFile)) hydrate(root);
} else {
  createRoot(root).render(app);
}
prefetchOnIntent(router);
fillPrintMargins();
// Shows marketers the events of the page (docs/for-marketers.md).
if (openedUrl().searchParams.has('events'))
  void import('#features/events/event-overlay.tsx').then(({ openEventOverlay }) => openEventOverlay());

/** The router's pages. Once this is hydrated links are followed in place; until then they load whole pages. */
function App() {
  useEffect(() => followLinks(router), []);
  return <RouterProvider router={router} />;
}

/** Hydrates the prerendered page, unless the app would show a different one. */
function hydrate(container: HTMLElement): void {
  // Before hydration, Back may have left the URL at which the page was loaded.
  const { pathname, search } = openedUrl();
  if (pathname !== location.pathname || search !== location.search) location.reload();
  // A URL that only the app can look up, such as that of a stored document.
  else if (isErrorPage() && !isNotFound()) createRoot(container).render(app);
  // As a transition it runs in small pieces, between which the browser can respond to input.
  else startTransition(() => void hydrateRoot(container, app));
}

/** Whether the router has found that the URL has no page. */
function isNotFound(): boolean {
  const { errors, matches } = router.state;
  const isUnknown = matches.at(-1)?.route.path === '*';
  return (
    isUnknown ||
    Object.values(errors ?? {}).some((error) => isRouteErrorResponse(error) && error.status === 404)
  );
}

function untilInitialized(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
