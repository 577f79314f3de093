import type { PageFamily } from '#pages.ts';

/** A route's data for the layout. */
export interface RouteHandle {
  /** The entry in the table of pages; undefined for the routes of missing pages. */
  readonly page?: PageFamily;
  /** The source files of its screen and content, with the path's parameters as placeholders; a rendered page preloads them. */
  readonly modules: readonly string[];
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'modules' in handle;
}
