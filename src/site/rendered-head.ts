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

/** What the server needs to know of a rendered page: its status and structured data follow from it. */
export interface RenderedHead {
  meta?: Pick<PageMetaProps, 'title' | 'path'>;
  crumbs?: readonly Crumb[];
}

/** Filled in by the page's parts while the server renders them. Undefined in the browser. */
export const RenderedHeadContext = createContext<RenderedHead | undefined>(undefined);
