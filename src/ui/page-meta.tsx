import { Helmet } from 'react-helmet-async';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';

interface PageMetaProps {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** The path of the page's one address; a page that should not be found (404) has none. */
  readonly path?: string;
}

/** Title, description and canonical link of a page. */
export function PageMeta({ title, description, path }: PageMetaProps) {
  return (
    <Helmet>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {path ? (
        <link rel="canonical" href={new URL(path, settings.siteUrl).href} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </Helmet>
  );
}
