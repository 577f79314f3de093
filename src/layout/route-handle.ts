import type { Params } from 'react-router-dom';
import type { PageFamily } from '#pages.ts';

/** What a route says about itself. */
export interface RouteHandle {
  /** Its entry in the table of pages; the route of what has no page has none. */
  readonly page?: PageFamily;
  /** Its place in the drawing set. */
  readonly sheet: (params: Params) => string;
  /** The source files that its screen is loaded from, for the prerendered page to load in advance. */
  readonly modules: (params: Params) => readonly string[];
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'sheet' in handle;
}

/** The sheet of what has no page. */
export const NOT_IN_THE_SET = 'not in the set';
