import { use } from 'react';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { cardTags } from './card-tags.tsx';
import { type PageMetaProps, RenderedHeadContext } from './rendered-head.ts';

/** Title, description and canonical link of a page, and its tags for sharing. */
export function PageMeta(meta: PageMetaProps) {
  const head = use(RenderedHeadContext);
  if (head) head.meta = meta;
  return head ? null : <MetaTags {...meta} />;
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
