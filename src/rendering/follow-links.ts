import type { createBrowserRouter } from 'react-router-dom';
import { isPlainClick } from '#browser/is-plain-click.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Links to files of this site are left to the browser. A stored document has a page, whose path ends like that of a file. */
const FILE = /\.\w+$/;
const DOCUMENT = '/document/';

/**
 * Lets the router follow the links to pages of this site, wherever they are. Links are plain elements, so that they work
 * before hydration, and none of them renders again when the page changes. Returns the function that stops this.
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
 * The path, with query and fragment, of a link to a page of this site; undefined for every other link, and for one to a
 * part of its own page: the browser scrolls to that, and moves the keyboard's starting point.
 */
export function sitePathOf(link: HTMLAnchorElement): string | undefined {
  if (!link.href || link.target || link.hasAttribute('download')) return undefined;
  if (link.getAttribute('href')?.startsWith('#')) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href, location.href);
  const isFile = FILE.test(pathname) && !pathname.startsWith(DOCUMENT);
  return origin === location.origin && !isFile ? pathname + search + hash : undefined;
}
