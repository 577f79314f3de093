import { render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { HelmetProvider } from 'react-helmet-async';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';

function Nothing() {
  return null;
}

/** Shows routes at an address, as the site's entry does. Gives the router, which tells the address afterwards. */
export function renderRoutes(routes: RouteObject[], path: string) {
  const root = { HydrateFallback: Nothing, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  render(createElement(HelmetProvider, null, createElement(RouterProvider, { router })));
  return router;
}

/** Shows a part of a page at an address; every other address shows "Elsewhere". */
export function renderAt(path: string, element: ReactNode) {
  const { pathname } = new URL(path, 'http://site.test');
  return renderRoutes(
    [
      { path: pathname, element },
      { path: '*', element: 'Elsewhere' },
    ],
    path,
  );
}
