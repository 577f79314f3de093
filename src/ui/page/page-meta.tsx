import { use } from 'react';
import { site } from '#content/site.ts';
import type { Page } from '#pages.ts';
import { settings } from '#settings.ts';
import { cardTags } from './card-tags.tsx';
import { RenderedHeadContext } from './rendered-head.ts';

/** For a page of the table: its entry. */
export interface PageMetaProps extends Pick<Page, 'title' | 'isPrivate'>, Partial<Pick<Page, 'search'>> {
  readonly description: string;
  /** The canonical path; a page that should not be indexed (404) has none. */
  readonly path?: string;
  /** Additional metadata of a post. */
  readonly article?: ArticleMeta;
}

/** What other sites show of a post. */
export interface ArticleMeta {
  readonly published: Date | null;
  readonly author: string;
  readonly categories: readonly string[];
}

/** Title, description and canonical link of a page, and its tags for sharing. */
export function PageMeta(meta: PageMetaProps) {
  const head = use(RenderedHeadContext);
  if (!head) return <MetaTags {...meta} />;
  head.meta = meta;
  return null;
}

/** The tags of a page's head, which React inserts in the browser. */
export function MetaTags({ title, description, path, search, article, isPrivate }: PageMetaProps) {
  const address = path && new URL(path, settings.siteUrl).href;
  const isHidden = !path || search === 'hidden';
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {/* Always rendered: a browser returns to its default policy only when that is named. */}
      <meta name="referrer" content={isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin'} />
      {address && <link rel="canonical" href={address} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && address && cardTags({ title, description, address, path, article })}
    </>
  );
}
