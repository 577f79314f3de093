import type { PageFamily } from '#pages.ts';

/** What the layout and the rendering need to know of a route. */
export interface RouteHandle {
  /** The entry in the table of pages; undefined for the routes of missing pages. */
  readonly page?: PageFamily;
  /** The source files of its screen and content, with the path's parameters as placeholders; a rendered page preloads them. */
  readonly modules: readonly string[];
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'modules' in handle;
}
