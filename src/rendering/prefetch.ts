import { type createBrowserRouter, matchRoutes } from 'react-router-dom';
import { savesData } from '#browser/saves-data.ts';
import { sitePathOf } from './follow-links.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Loads the screen of a link as soon as the visitor hovers over it, touches or focuses it, so that it is loaded when
 * the link is pressed. Not for visitors who save data.
 */
export function prefetchOnIntent(router: Router): void {
  if (savesData()) return;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link ? sitePathOf(link) : undefined;
    for (const { route } of (path && matchRoutes(router.routes, path)) || []) {
      // A visited route has its screen already. A chunk that fails now is requested again by the press.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const) {
    addEventListener(type, prefetch, { passive: true });
  }
}
