import { matchPath } from 'react-router-dom';
import { findService } from '#content/services.ts';
import { families, type PageFamily, pages } from '#pages.ts';

/** Returns the name that the table of pages gives the page at a path, so that no URL is reported; undefined without a page. */
export function pageNameAt(pathname: string): string | undefined {
  const table: readonly [string, PageFamily][] = Object.entries({ ...pages, ...families });
  const found = table.find(([, { path }]) => matchPath(path, pathname))?.[0];
  // The pattern of the services matches any unknown path of one segment.
  return found === 'service' && !findService(pathname.slice(1)) ? undefined : found;
}
