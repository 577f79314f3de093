import type { Params } from 'react-router-dom';
import type { PageFamily } from '#pages.ts';

/** A route's data for the layout. */
export interface RouteHandle {
  /** Its entry in the table of pages; undefined for the routes of missing pages. */
  readonly page?: PageFamily;
  /** Its sheet number. */
  readonly sheet: (params: Params) => string;
  /** The source files of its screen and content, with the parameters of its path; a rendered page preloads them. */
  readonly modules: readonly string[];
}

export function isRouteHandle(handle: unknown): handle is RouteHandle {
  return typeof handle === 'object' && handle !== null && 'sheet' in handle;
}

/** The sheet number of a missing page. */
export const NOT_IN_THE_SET = 'not in the set';
