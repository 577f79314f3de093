import './styles/index.css';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { prefetchOnIntent } from './prefetch.ts';
import { routes } from './routes.tsx';
import { TakeOver } from './take-over.tsx';
import { isMissingFile } from './ui/missing-files.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');

const router = createBrowserRouter(routes);
prefetchOnIntent(router);
letTransitionsBeSkipped();
const app = (
  <StrictMode>
    <TakeOver>
      <HelmetProvider>
        <RouterProvider router={router} />
      </HelmetProvider>
    </TakeOver>
  </StrictMode>
);

if (await canTakeOver()) {
  // As a transition it is done in small pieces, between which the browser answers to what somebody does.
  startTransition(() => void hydrateRoot(root, app));
} else {
  for (const tag of document.head.querySelectorAll('[data-ahead]')) tag.remove();
  createRoot(root).render(app);
}

/**
 * Whether what stands in the page is what the app would render. It stays as it is until its screen and data are there.
 * Otherwise all is rendered here: the error page and the shell of a failed function, Vite's own server, a page whose
 * screen is missing, and one that Back has left before the app was there.
 */
async function canTakeOver(): Promise<boolean> {
  if (root?.dataset.rendered !== 'true') return false;
  await whenReady();
  const isLacking = Object.values(router.state.errors ?? {}).some(isMissingFile);
  return !isLacking && window.earlyActs?.address === location.pathname + location.search;
}

/** A transition that the next navigation overtakes rejects its promises, which nobody listens to: that is no fault. */
function letTransitionsBeSkipped(): void {
  const begin = document.startViewTransition?.bind(document);
  if (!begin) return;
  document.startViewTransition = (change) => {
    const transition = begin(change);
    for (const end of [transition.ready, transition.finished]) end.catch(() => {});
    return transition;
  };
}

function whenReady(): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
