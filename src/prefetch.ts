import { type createBrowserRouter, matchRoutes } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Loads the screen of a link as soon as somebody points at it, touches it or moves the focus to it, so that a click
 * finds it there. Not for visitors who save data.
 */
export function prefetchOnIntent(router: Router): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    for (const { route } of matchRoutes(router.routes, link.pathname) ?? []) {
      // A route that was visited has its screen already. A chunk that fails now is asked for again by the click.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(type, prefetch, { passive: true });
  }
}
