import { createContext } from 'react';
import type { Crumb, Page } from '#pages.ts';
import type { ArticleMeta } from './card-tags.tsx';

/** For a page of the table: its entry. */
export interface PageMetaProps extends Pick<Page, 'title' | 'isPrivate'>, Partial<Pick<Page, 'search'>> {
  readonly description: string;
  /** The canonical path; a page that should not be indexed (404) has none. */
  readonly path?: string;
  /** Additional metadata of a post. */
  readonly article?: ArticleMeta;
}

/** A page's metadata, collected during server rendering to compose its head. */
export interface RenderedHead {
  meta?: PageMetaProps;
  crumbs?: readonly Crumb[];
}

/** Filled in by the page's parts. Undefined in the browser, where React inserts the tags into the head itself. */
export const RenderedHeadContext = createContext<RenderedHead | undefined>(undefined);
