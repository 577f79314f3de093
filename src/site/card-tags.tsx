import { cardPath } from '#card-path.ts';
import { site } from '#content/site.ts';
import { settings } from '#settings.ts';

/** The metadata of a post that other sites show. */
export interface ArticleMeta {
  /** The title of the post, which may differ from that for search engines. */
  readonly title: string;
  readonly published: Date | null;
  readonly author: string;
  readonly categories: readonly string[];
}

interface Card {
  readonly title: string;
  readonly description: string;
  /** The page's canonical URL. */
  readonly url: string;
  readonly path: string;
  readonly article?: ArticleMeta | undefined;
}

/** Tags for sharing a page: Open Graph (ogp.me), the card of X (developer.x.com/docs/x-for-websites/cards), the blog's feed. */
export function cardTags({ title: pageTitle, description, url, path, article }: Card) {
  const title = article?.title ?? pageTitle;
  const cardContent = article && [title, article.author, article.published, article.categories];
  const picture = new URL(cardPath(path, cardContent && JSON.stringify(cardContent)), settings.siteUrl).href;
  const alt = `${title}, ${site.name}`;
  const properties = {
    'og:site_name': site.name,
    'og:locale': 'en_GB',
    'og:type': article ? 'article' : 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': alt,
  };
  const named = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': description,
    'twitter:image': picture,
    'twitter:image:alt': alt,
  };
  return [
    ...Object.entries(properties).map(([name, content]) => (
      <meta key={name} property={name} content={content} />
    )),
    ...Object.entries(named).map(([name, content]) => <meta key={name} name={name} content={content} />),
    ...(article ? articleTags(article) : []),
    <link
      key="rss"
      rel="alternate"
      type="application/rss+xml"
      title={`${site.channel.name} | ${site.name}`}
      href={new URL('/rss.xml', settings.siteUrl).href}
    />,
  ];
}

function articleTags({ published, author, categories }: ArticleMeta) {
  const [section] = categories;
  return [
    published && <meta key="published" property="article:published_time" content={published.toISOString()} />,
    section && <meta key="section" property="article:section" content={section} />,
    ...categories.map((name) => <meta key={`tag-${name}`} property="article:tag" content={name} />),
    author && <meta key="author" name="author" content={author} />,
  ];
}
