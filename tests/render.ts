import { render, screen, within } from '@testing-library/react';
import { createElement, type ReactNode, useEffect } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { followLinks } from '#rendering/follow-links.ts';

type Router = ReturnType<typeof createMemoryRouter>;

const Nothing = () => null;

/** The router and its link handling, as in the site's entry. */
function Site({ router }: { router: Router }) {
  useEffect(() => followLinks(router), [router]);
  return createElement(RouterProvider, { router });
}

/** Shows routes at a URL, as the site's entry does. Returns the router, which has the current URL. */
export function renderRoutes(routes: RouteObject[], path: string): Router {
  const root = { HydrateFallback: Nothing, children: routes };
  const router = createMemoryRouter([root], { initialEntries: [path] });
  render(createElement(Site, { router }));
  return router;
}

/** Shows a part of a page at a URL; every other URL shows "Elsewhere". */
export function renderAt(path: string, element: ReactNode) {
  const { pathname } = new URL(path, 'http://site.test');
  const elsewhere = { path: '*', element: 'Elsewhere' };
  return renderRoutes([{ path: pathname, element }, elsewhere], path);
}

/** The text of the `dd` after the `dt` with this label. */
export function fact(label: string): string | null | undefined {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
}

/** The canonical URL of the page. */
export function canonicalUrl(): string | undefined {
  return document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
}

/** The texts of the links in the table of contents. */
export function tableOfContents(): (string | null)[] {
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
  return links.map(({ textContent }) => textContent);
}
