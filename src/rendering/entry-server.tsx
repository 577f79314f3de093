import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { respondOnServer } from '#firebase/functions.ts';
import { MetaTags } from '#ui/meta/page-meta.tsx';
import { type RenderedHead, RenderedHeadContext } from '#ui/meta/rendered-head.ts';
import { isRouteHandle, type RouteHandle } from '#ui/sheet/route-handle.ts';
import { routes } from '../routes.tsx';
import { describePage } from './describe-page.ts';
import type { Caching, RenderedPage, RenderPage, ServerContext } from './page.ts';

const handler = createStaticHandler(routes);

/** Pages are rendered concurrently: each request of a loader is served for the page that it belongs to. */
const contexts = new AsyncLocalStorage<ServerContext>();

respondOnServer((path) => {
  const context = contexts.getStore();
  if (!context) throw new Error(`No response to ${path} at build time`);
  return context.request(path);
});

/**
 * Renders the page of an address with the data of its loaders.
 *
 * @throws whatever a screen throws, or an Error for an address that redirects
 */
export const renderPage: RenderPage = (url, context) =>
  context ? contexts.run(context, () => render(url)) : render(url);

/** How the page at an address may be cached, according to the table of pages. */
export function cachingOf(url: URL): Caching {
  const page = handleOf(matchRoutes(routes, url.pathname)?.at(-1)?.route)?.page;
  return { isShared: page?.rendered === 'request' && !page.isPrivate, query: page?.query ?? [] };
}

async function render(url: URL): Promise<RenderedPage> {
  const found = await handler.query(new Request(url));
  if (found instanceof Response) throw new Error(`${url.pathname} redirects with ${found.status}`);
  const leaf = found.matches.at(-1);
  const handle = handleOf(leaf?.route);
  const head: RenderedHead = {};
  const body = await htmlOf(
    <RenderedHeadContext value={head}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </RenderedHeadContext>,
  );
  const tags = head.meta ? await htmlOf(<MetaTags {...head.meta} />) : '';
  const { status, data } = await describePage(found, handle?.page, head);
  return { status, head: tags + data, body, modules: handle?.modules(leaf?.params ?? {}) ?? [] };
}

function handleOf(route: Pick<RouteObject, 'handle'> | undefined): RouteHandle | undefined {
  return isRouteHandle(route?.handle) ? route.handle : undefined;
}

/** Waits for all content: moving late parts into place would take inline scripts, which the security policy forbids. */
async function htmlOf(element: ReactNode): Promise<string> {
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail };
  const { prelude } = await prerender(element, options);
  return new Response(prelude).text();
}

function fail(error: unknown): void {
  throw error;
}
