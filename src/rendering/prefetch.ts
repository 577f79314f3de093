import { type createBrowserRouter, type LoaderFunctionArgs, matchRoutes } from 'react-router-dom';
import { savesData } from '#browser/saves-data.ts';
import { loadHeadTags } from '#site/page-meta.tsx';
import { isRouteHandle } from '#site/route-handle.ts';
import { sitePathOf } from './follow-links.ts';

type Router = ReturnType<typeof createBrowserRouter>;
type Match = NonNullable<ReturnType<typeof matchRoutes>>[number];

/**
 * Loads the screen of a link and its text as soon as the visitor hovers over the link, touches, presses or focuses it, so
 * that they are there when it is followed. Does nothing for visitors who save data.
 */
export function prefetchOnIntent(router: Pick<Router, 'routes'>): void {
  if (savesData()) return;
  let latestPath: string | undefined;
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const path = link ? sitePathOf(link) : undefined;
    // The same link as before, for instance pressed after it was hovered over, has been requested already.
    if (path === latestPath) return;
    latestPath = path;
    if (!path) return;
    void loadHeadTags();
    for (const match of matchRoutes(router.routes, path) ?? []) {
      load(match).catch(() => {}); // A file that fails now is requested again when the link is followed.
    }
  };
  // A finger sends `pointerover` before it presses; `pointerdown` is for a mouse that was on the link already.
  for (const type of ['pointerover', 'pointerdown', 'focusin'] as const) {
    addEventListener(type, prefetch, { passive: true });
  }
}

async function load({ route, params }: Match): Promise<void> {
  // A visited route has its screen already.
  const { loader } = typeof route.lazy === 'function' ? await route.lazy() : route;
  // The first module is the screen; the others are its texts. The loader of texts imports them, and reads only `params`.
  const hasText = isRouteHandle(route.handle) && route.handle.modules.length > 1;
  if (hasText && typeof loader === 'function') await loader({ params } as LoaderFunctionArgs);
}
