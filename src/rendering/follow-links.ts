import type { createBrowserRouter } from 'react-router-dom';
import { isPlainClick } from '#browser/is-plain-click.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Files of this site are the browser's business; a stored document has a page of its own. */
const FILE = /\.\w+$/;
const DOCUMENT = '/document/';

/**
 * Lets the router follow the links to pages of this site, wherever they stand in the page: links are plain elements, so
 * that they work before the app does, and none of them renders because another page is shown.
 *
 * @returns the function that ends it
 */
export function followLinks(router: Pick<Router, 'navigate'>): () => void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    const path = sitePathOf(link);
    if (path === undefined) return;
    event.preventDefault();
    void router.navigate(path, { preventScrollReset: link.dataset.keepsScroll === 'true' });
  };
  document.addEventListener('click', follow);
  return () => document.removeEventListener('click', follow);
}

/**
 * The path, with query and fragment, that a link to a page of this site leads to; undefined for every other link, and for
 * one to a part of its own page: the browser brings that into view, and the keyboard goes on from there.
 */
export function sitePathOf(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.target || link.hasAttribute('download')) return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isFile = FILE.test(pathname) && !pathname.startsWith(DOCUMENT);
  return origin === location.origin && !isFile ? pathname + search + hash : undefined;
}
