import { Helmet } from 'react-helmet-async';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';

interface PageMetaProps {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** The path of the page's one address; a page that should not be found (404) has none. */
  readonly path?: string;
  /** Keeps a page that has an address out of search engines. */
  readonly unlisted?: boolean;
  /** What other sites learn of where their visitors come from; without it, our origin only. */
  readonly referrer?: 'no-referrer';
}

/** Title, description and canonical link of a page. */
export function PageMeta({ title, description, path, unlisted = !path, referrer }: PageMetaProps) {
  return (
    <Helmet>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {/* Always there: a browser goes back to the usual policy only when it is named. */}
      <meta name="referrer" content={referrer ?? 'strict-origin-when-cross-origin'} />
      {path && <link rel="canonical" href={new URL(path, settings.siteUrl).href} />}
      {unlisted && <meta name="robots" content="noindex" />}
    </Helmet>
  );
}
