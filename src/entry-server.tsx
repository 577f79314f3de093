import { AsyncLocalStorage } from 'node:async_hooks';
import { prerender } from 'react-dom/static';
import { HelmetProvider } from 'react-helmet-async';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { answerOnServer } from '#firebase/functions.ts';
import { describePage } from './describe-page.ts';
import type { RenderedPage, RenderPage, ServerContext } from './rendered-page.ts';
import { routes } from './routes.tsx';

export { provideDomWindow } from '#features/blog/dom-window.ts';

const handler = createStaticHandler(routes);

/** Pages are rendered beside one another: each call of a loader is answered for the page that it belongs to. */
const contexts = new AsyncLocalStorage<ServerContext>();

answerOnServer((path) => {
  const context = contexts.getStore();
  if (!context) throw new Error(`Nobody answers ${path} while pages are built`);
  return context.ask(path);
});

/** The tags that React hoists out of the page, at the beginning of what it gives. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;

/**
 * Renders the page of an address with everything that its loaders give.
 *
 * @throws whatever a screen throws, or an Error for an address that leads elsewhere
 */
export const renderPage: RenderPage = (url, context) =>
  context ? contexts.run(context, () => render(url)) : render(url);

async function render(url: URL): Promise<RenderedPage> {
  const found = await handler.query(new Request(url));
  if (found instanceof Response) throw new Error(`${url.pathname} was answered with ${found.status}`);
  const { prelude } = await prerender(
    <HelmetProvider>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </HelmetProvider>,
    // Everything stands where it belongs: parts that are moved into place by scripts in line would need them allowed.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  const html = await new Response(prelude).text();
  const [tags = ''] = HOISTED.exec(html) ?? [];
  const body = html.slice(tags.length);
  const { status, data } = await describePage(found, body);
  return { status, head: tags + data, body };
}

function fail(error: unknown): void {
  throw error;
}
