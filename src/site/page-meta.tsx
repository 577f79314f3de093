import { use } from 'react';
import { Helmet } from 'react-helmet-async';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { cardTags } from './card-tags.tsx';
import { type PageMetaProps, RenderedHeadContext } from './rendered-head.ts';

/** Title, description and canonical link of a page, and its tags for sharing. */
export function PageMeta(meta: PageMetaProps) {
  const { title, description, path, search, article, isPrivate } = meta;
  const rendered = use(RenderedHeadContext);
  if (rendered) rendered.meta = meta;
  const address = path && new URL(path, settings.siteUrl).href;
  const isHidden = !path || search === 'hidden';
  return (
    <Helmet>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {/* Always rendered: a browser returns to its default policy only when that is named. */}
      <meta name="referrer" content={isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin'} />
      {address && <link rel="canonical" href={address} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && address && cardTags({ title, description, address, path, article })}
    </Helmet>
  );
}
