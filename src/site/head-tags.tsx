import { useLayoutEffect } from 'react';
import { Helmet } from 'react-helmet-async';
import { descriptionOf } from '#content/descriptions.ts';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { cardTags } from './card-tags.tsx';
import { type PageMetaProps, removePrerenderedTags } from './rendered-head.ts';

/** The tags of a page in `<head>`, which replace those that came with the document. */
export function HeadTags({ title, path = '', search, article, isPrivate, feed, ...meta }: PageMetaProps) {
  const description = meta.description ?? descriptionOf(path);
  useLayoutEffect(removePrerenderedTags, []);
  const url = path && new URL(path, settings.siteUrl).href;
  const isHidden = !path || search === 'hidden';
  return (
    <Helmet>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {/* Always rendered: a browser returns to its default policy only when that is named. */}
      <meta name="referrer" content={isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin'} />
      {url && <link rel="canonical" href={url} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {!isHidden && url && cardTags({ title, description, url, path, article })}
      {feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={title}
          href={new URL(feed, settings.siteUrl).href}
        />
      )}
    </Helmet>
  );
}
