import { act } from '@testing-library/react';
import { createElement, type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { onTestFinished } from 'vitest';

/** Shows the server-rendered HTML, as a browser does before hydration. */
export function showOnServer(element: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/**
 * Hydrates the container, as the site's entry does.
 *
 * @throws hydration errors
 */
export async function hydrate(container: HTMLElement, element: ReactNode): Promise<void> {
  const faults: unknown[] = [];
  await act(async () => {
    const app = createElement(StrictMode, null, element);
    const root = hydrateRoot(container, app, { onRecoverableError: (error) => faults.push(error) });
    onTestFinished(() => act(() => root.unmount()));
  });
  for (const fault of faults) throw fault;
}

/**
 * Shows the server-rendered HTML of routes at a URL. Returns a function that hydrates it and resolves with the router.
 */
export async function showRoutesOnServer(routes: RouteObject[], path: string) {
  const handler = createStaticHandler(routes);
  const found = await handler.query(new Request(new URL(path, 'http://site.test')));
  if (found instanceof Response) throw new Error(`${path} redirects with ${found.status}`);
  const router = createStaticRouter(handler.dataRoutes, found);
  const container = showOnServer(
    createElement(StaticRouterProvider, { router, context: found, hydrate: false }),
  );
  return async () => {
    const { loaderData } = found;
    const app = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
    await hydrate(container, createElement(RouterProvider, { router: app }));
    return app;
  };
}
