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

/** A document as React renders it. React escapes these tags in texts and attributes. */
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
  const found = await handler.query(new Request(url));
  if (found instanceof Response) throw new Error(`${url.pathname} redirects with ${found.status}`);
  const leaf = found.matches.at(-1);
  const handle = handleOf(leaf?.route);
  const rendered: RenderedHead = {};
  const { body } = await renderParts(
    <RenderedHeadContext value={rendered}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </RenderedHeadContext>,
  );
  const { head } = rendered.meta ? await renderParts(<HeadTags {...rendered.meta} />) : { head: '' };
  const { status, data } = await describePage(found, handle?.page, rendered);
  const modules = (handle?.modules ?? []).map((file) => generatePath(file, leaf?.params).slice(1));
  return { status, head: head + data, body, modules };
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
