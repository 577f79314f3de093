import { createContext } from 'react';
import type { Crumb } from '#pages.ts';
import type { PageMetaProps } from './page-meta.tsx';

/** A page's metadata, collected during server rendering to compose its head. */
export interface RenderedHead {
  meta?: PageMetaProps;
  crumbs?: readonly Crumb[];
}

/** Filled in by the page's parts. Undefined in the browser, where React inserts the tags into the head itself. */
export const RenderedHeadContext = createContext<RenderedHead | undefined>(undefined);
