import { createContext } from 'react';
import type { Crumb } from '#pages.ts';
import type { PageMetaProps } from './page-meta.tsx';

/** What a page says about itself while it is rendered on the server, which makes the head of it. */
export interface RenderedHead {
  meta?: PageMetaProps;
  crumbs?: readonly Crumb[];
}

/** Filled in by the page's parts. There is none in the browser, where React puts the tags into the head itself. */
export const RenderedHeadContext = createContext<RenderedHead | undefined>(undefined);
