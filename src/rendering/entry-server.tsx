import { AsyncLocalStorage } from 'node:async_hooks';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type Params, StaticRouterProvider } from 'react-router-dom';
import { respondOnServer } from '#firebase/functions.ts';
import { isRouteHandle } from '#layout/route-handle.ts';
import { routes } from '../routes.tsx';
import { describePage } from './describe-page.ts';
import type { RenderedPage, RenderPage, ServerContext } from './page.ts';

const handler = createStaticHandler(routes);

/** Pages are rendered concurrently: each request of a loader gets the response for the page that it belongs to. */
const contexts = new AsyncLocalStorage<ServerContext>();

respondOnServer((path) => {
  const context = contexts.getStore();
  if (!context) throw new Error(`Nothing responds to ${path} while the site is built`);
  return context.request(path);
});

/** The tags that React hoists out of the page, at the beginning of its output. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * Renders the page of an address with everything that its loaders return.
 *
 * @throws whatever a screen throws, or an Error for an address that redirects
 */
export const renderPage: RenderPage = (url, context) =>
  context ? contexts.run(context, () => render(url)) : render(url);

async function render(url: URL): Promise<RenderedPage> {
  const found = await handler.query(new Request(url));
  if (found instanceof Response) throw new Error(`${url.pathname} redirects with ${found.status}`);
  const { prelude } = await prerender(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, found)}
      context={found}
      hydrate={false}
    />,
    // Everything stands where it belongs: inline scripts that move parts into place would have to be allowed.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  const html = await new Response(prelude).text();
  const [tags = ''] = HOISTED.exec(html) ?? [];
  const body = html.slice(tags.length);
  const { status, data } = await describePage(found, body);
  return { status, head: tags + data, body, modules: found.matches.flatMap(modulesOf) };
}

function modulesOf({ route, params }: { route: { handle?: unknown }; params: Params }): readonly string[] {
  return isRouteHandle(route.handle) ? route.handle.modules(params) : [];
}

function fail(error: unknown): void {
  throw error;
}
