/** What a page's HTML contains before any script has run. */
export interface HtmlOfPage {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  /** The length of the text in its main element, in characters. */
  readonly words: number;
  readonly canonical: string;
  readonly openGraphUrl: string;
  readonly picture: string;
  readonly twitterCard: string;
  readonly structuredData: readonly Record<string, unknown>[];
}

export function describeHtml(html: string): HtmlOfPage {
  const held = (tag: RegExp) => tag.exec(html)?.[1] ?? '';
  return {
    heading: plain(held(/<h1[^>]*>(.*?)<\/h1>/s)),
    title: held(/<title>([^<]*)<\/title>/),
    description: held(/<meta name="description" content="([^"]*)"/),
    words: plain(held(/(<main.*<\/main>)/s)).length,
    canonical: held(/<link rel="canonical" href="([^"]+)"/),
    openGraphUrl: held(/<meta property="og:url" content="([^"]+)"/),
    picture: held(/<meta property="og:image" content="([^"]+)"/),
    twitterCard: held(/<meta name="twitter:card" content="([^"]+)"/),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json),
    ),
  };
}

/** How many titles, descriptions and canonical links HTML has. The titles of drawings are not counted. */
export function countTags(html: string): readonly number[] {
  const head = html.slice(0, html.indexOf('</head>'));
  const count = (text: string, tag: string) => text.split(tag).length - 1;
  return [
    count(head, '<title'),
    count(html, '<meta name="description"'),
    count(html, '<link rel="canonical"'),
  ];
}

/** The parts of HTML that are read. */
function plain(html: string): string {
  return html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&');
}
