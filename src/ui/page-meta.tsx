import { site } from '#content/site.ts';
import { settings } from '#settings.ts';
import { cardTags } from './card-tags.tsx';

interface PageMetaProps {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** The path of the page's one address; a page that should not be found (404) has none. */
  readonly path?: string;
  /** Keeps a page that has an address out of search engines. */
  readonly unlisted?: boolean;
  /** What is said of a post beyond what is said of every page. */
  readonly article?: ArticleMeta;
  /** What other sites learn of where their visitors come from; without it, our origin only. */
  readonly referrer?: 'no-referrer';
}

/** What other sites show of a post. */
export interface ArticleMeta {
  readonly published: Date | null;
  readonly author: string;
  readonly categories: readonly string[];
}

/** Title, description and canonical link of a page, and what other sites show of it. React puts them into the head. */
export function PageMeta({ title, description, path, unlisted = !path, article, referrer }: PageMetaProps) {
  const address = path && new URL(path, settings.siteUrl).href;
  return (
    <>
      <title>{`${title} | ${site.name}`}</title>
      <meta name="description" content={description} />
      {/* Always there: a browser goes back to the usual policy only when it is named. */}
      <meta name="referrer" content={referrer ?? 'strict-origin-when-cross-origin'} />
      {address && <link rel="canonical" href={address} />}
      {unlisted && <meta name="robots" content="noindex" />}
      {!unlisted && address && cardTags({ title, description, address, path, article })}
    </>
  );
}
