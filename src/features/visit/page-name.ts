import { matchPath } from 'react-router-dom';
import { findService } from '#content/services.ts';
import { families, type PageFamily, pages } from '#pages.ts';

/** Returns the name of a page in the table of pages, which has no part of its URL; undefined for one without a page. */
export function pageNameAt(pathname: string): string | undefined {
  const table: readonly [string, PageFamily][] = Object.entries({ ...pages, ...families });
  const found = table.find(([, { path }]) => matchPath(path, pathname))?.[0];
  // Any unknown URL looks like that of a service.
  return found === 'service' && !findService(pathname.slice(1)) ? undefined : found;
}
