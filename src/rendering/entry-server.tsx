import { AsyncLocalStorage } from 'node:async_hooks';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  generatePath,
  matchRoutes,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { respondOnServer } from '#firebase/functions.ts';
import { HeadTags } from '#site/head-tags.tsx';
import { type RenderedHead, RenderedHeadContext } from '#site/rendered-head.ts';
import { isRouteHandle, type RouteHandle } from '#site/route-handle.ts';
import { routes } from '../routes.tsx';
import { describePage } from './describe-page.ts';
import type { Caching, RenderedPage, RenderPage, ServerContext } from './page.ts';

const handler = createStaticHandler(routes);

/** A document as React renders it: the content of its head and of its body. React escapes these tags in texts and attributes. */
const DOCUMENT = /^<!DOCTYPE html><html lang="en"><head>(.*?)<\/head><body>(.*)<\/body><\/html>$/s;

/** The context of the page that is being rendered. Pages are rendered concurrently, each with its own requests. */
const contexts = new AsyncLocalStorage<ServerContext>();

respondOnServer((path) => {
  const context = contexts.getStore();
  if (!context) throw new Error(`No response to ${path} at build time`);
  return context.request(path);
});

/**
 * Renders the page of a URL with the data of its loaders.
 *
 * @throws whatever a screen throws, or an Error for a URL that redirects
 */
export const renderPage: RenderPage = (url, context) =>
  context ? contexts.run(context, () => render(url)) : render(url);

/** How the page at a URL may be cached, according to the table of pages. */
export function cachingOf(url: URL): Caching {
  const page = handleOf(matchRoutes(routes, url.pathname)?.at(-1)?.route)?.page;
  return { isShared: page?.rendered === 'request' && !page.isPrivate, query: page?.query ?? [] };
}

async function render(url: URL): Promise<RenderedPage> {
  const routed = await handler.query(new Request(url));
  if (routed instanceof Response) throw new Error(`${url.pathname} redirects with ${routed.status}`);
  const leaf = routed.matches.at(-1);
  const handle = handleOf(leaf?.route);
  const collected: RenderedHead = {}; // `PageMeta` and `Breadcrumbs` fill it in.
  const { body } = await renderParts(
    <RenderedHeadContext value={collected}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, routed)}
        context={routed}
        hydrate={false}
      />
    </RenderedHeadContext>,
  );
  const { head } = collected.meta ? await renderParts(<HeadTags {...collected.meta} />) : { head: '' };
  const { status, structuredData } = await describePage(routed, handle?.page, collected);
  // The build's manifest names files without the slash at the start.
  const modules = (handle?.modules ?? []).map((file) => generatePath(file, leaf?.params).slice(1));
  return { status, head: head + structuredData, body, modules };
}

function handleOf(route: Pick<RouteObject, 'handle'> | undefined): RouteHandle | undefined {
  return isRouteHandle(route?.handle) ? route.handle : undefined;
}

/**
 * The tags that React hoists into the head, and the content of the root element. Waits for all content: moving late
 * parts into place would take inline scripts, which the security policy forbids.
 */
async function renderParts(app: ReactNode): Promise<Pick<RenderedPage, 'head' | 'body'>> {
  // The app has no siblings: they would change the ids of useId that hydration expects.
  const page = (
    <html lang="en">
      <body>{app}</body>
    </html>
  );
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: rethrow };
  const { prelude } = await prerender(page, options);
  const [, head, body] = DOCUMENT.exec(await new Response(prelude).text()) ?? [];
  if (head === undefined || body === undefined)
    throw new Error('React rendered something other than a document');
  return { head, body };
}

function rethrow(error: unknown): void {
  throw error;
}
