import { createContext } from 'react';
import { isServer } from '#browser/is-server.ts';
import { site } from '#content/site.ts';
import type { Crumb, Page } from '#pages.ts';
import { settings } from '#settings.ts';
import type { ArticleMeta } from './card-tags.tsx';

/** What `PageMeta` needs to know of a page; a page of the table in src/pages.ts passes its entry. */
export interface PageMetaProps extends Pick<Page, 'title' | 'isPrivate'>, Partial<Pick<Page, 'search'>> {
  /** By default, the one in content/descriptions.ts. */
  readonly description?: string;
  /** The canonical path; a page that should not be indexed (404) has none. */
  readonly path?: string;
  /** Additional metadata of a post. */
  readonly article?: ArticleMeta;
  /** The path of the page's own feed. */
  readonly feed?: string;
}

/** What the server collects while it renders a page, for the tags of `<head>`, the structured data and the status. */
export interface RenderedHead {
  meta?: PageMetaProps;
  crumbs?: readonly Crumb[];
}

/** `PageMeta` and `Breadcrumbs` fill it in on the server. Undefined in the browser. */
export const RenderedHeadContext = createContext<RenderedHead | undefined>(undefined);

const HEAD_TAGS = [
  'title, meta:is([property], [name="description"], [name="referrer"], [name="robots"], [name="author"])',
  'meta[name^="twitter:"], link:is([rel="canonical"], [rel="alternate"])',
].join(', ');

/** The tags in `<head>` that came with the document and that `HeadTags` renders too. */
const prerenderedTags = isServer ? [] : [...document.head.querySelectorAll(HEAD_TAGS)];
const canonical = prerenderedTags.find((tag): tag is HTMLLinkElement => tag.matches('[rel="canonical"]'));
let prerenderedKey = isServer ? '' : pageKey(document.title, canonical?.href);

/** Whether the tags that came with the document are those of this page. */
export function isHeadPrerendered({ title, path }: PageMetaProps): boolean {
  return prerenderedKey === pageKey(`${title} | ${site.name}`, path && new URL(path, settings.siteUrl).href);
}

/** Removes the tags that came with the document, since React has added its own. */
export function removePrerenderedTags(): void {
  prerenderedKey = '';
  for (const tag of prerenderedTags) tag.remove();
}

function pageKey(title: string, href = ''): string {
  return `${title} ${href}`;
}
