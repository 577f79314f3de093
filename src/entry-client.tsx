import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { HelmetProvider } from 'react-helmet-async';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { prefetchOnIntent } from './prefetch.ts';
import { routes } from './routes.tsx';
import { TakeOver } from './take-over.tsx';

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

// A page that was rendered ahead for this address stays as it is until its screen and data are there; every other one
// (the error page, the shell of a failed function, Vite's own server) is rendered here.
if (root.dataset.rendered === 'true') {
  await whenReady();
  hydrateRoot(root, app);
} else {
  for (const tag of document.head.querySelectorAll('[data-ahead]')) tag.remove();
  createRoot(root).render(app);
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
