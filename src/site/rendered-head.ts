import { createContext } from 'react';
import { isServer } from '#browser/is-server.ts';
import { site } from '#content/site.ts';
import type { Crumb, Page } from '#pages.ts';
import { settings } from '#settings.ts';
import type { ArticleMeta } from './card-tags.tsx';

/** Pages of the table pass their entry. */
export interface PageMetaProps extends Pick<Page, 'title' | 'isPrivate'>, Partial<Pick<Page, 'search'>> {
  /** By default, that of the table. */
  readonly description?: string;
  /** The canonical path; a page that should not be indexed (404) has none. */
  readonly path?: string;
  /** Additional metadata of a post. */
  readonly article?: ArticleMeta;
  /** The path of the page's own feed. */
  readonly feed?: string;
}

/** What the server needs to know of a rendered page: its status and structured data follow from it. */
export interface RenderedHead {
  meta?: PageMetaProps;
  crumbs?: readonly Crumb[];
}

/** Filled in by the page's parts while the server renders them. Undefined in the browser. */
export const RenderedHeadContext = createContext<RenderedHead | undefined>(undefined);

const TAGS =
  'title, meta:is([property], [name="description"], [name="referrer"], [name="robots"], [name="author"])';
const CARD_TAGS = 'meta[name^="twitter:"], link:is([rel="canonical"], [rel="alternate"])';

/** The tags that the server has rendered into the head of this document. */
const servedTags = isServer ? [] : [...document.head.querySelectorAll(`${TAGS}, ${CARD_TAGS}`)];
let served = isServer ? '' : keyOf(document.title, linkOf(servedTags));

/** Whether the head has the tags of this page from the server. */
export function isServed({ title, path }: PageMetaProps): boolean {
  return served === keyOf(`${title} | ${site.name}`, path && new URL(path, settings.siteUrl).href);
}

/** Removes the tags from the server: React has added others. */
export function dropServedTags(): void {
  served = '';
  for (const tag of servedTags) tag.remove();
}

function keyOf(title: string, address = ''): string {
  return `${title} ${address}`;
}

function linkOf(tags: readonly Element[]): string | undefined {
  return tags.find((tag): tag is HTMLLinkElement => tag.matches('[rel="canonical"]'))?.href;
}
