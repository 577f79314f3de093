import { act } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
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
export function showServerHtml(element: ReactNode): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  onTestFinished(() => container.remove());
  return container;
}

/** Hydrates the container without StrictMode, whose second effects would hide faults. Throws hydration errors. */
export async function hydrate(container: HTMLElement, element: ReactNode): Promise<void> {
  const faults: unknown[] = [];
  await act(async () => {
    const root = hydrateRoot(container, element, { onRecoverableError: (error) => faults.push(error) });
    onTestFinished(() => act(() => root.unmount()));
  });
  if (faults.length > 0) throw faults[0];
}

/** Shows the server-rendered HTML of routes at a URL. Returns a function that hydrates it and resolves with the router. */
export async function showServerRoutes(routes: RouteObject[], path: string) {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://site.test')));
  if (context instanceof Response) throw new Error(`${path} redirects with ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const container = showServerHtml(createElement(StaticRouterProvider, { router, context, hydrate: false }));
  return async () => {
    const { loaderData } = context;
    const app = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData } });
    await hydrate(container, createElement(RouterProvider, { router: app }));
    return app;
  };
}
