import { matchPath } from 'react-router-dom';
import { findService } from '#content/services.ts';
import { families, type PageFamily, pages } from '#pages.ts';

/** Returns a page's name in the table of pages, to be reported in place of its URL; undefined if no page has the path. */
export function pageNameAt(pathname: string): string | undefined {
  const table: readonly [string, PageFamily][] = Object.entries({ ...pages, ...families });
  const name = table.find(([, { path }]) => matchPath(path, pathname))?.[0];
  // The pattern of the services matches any unknown path of one segment.
  return name === 'service' && !findService(pathname.slice(1)) ? undefined : name;
}
