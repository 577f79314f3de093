import { escapeXml } from './xml.ts';

/** A feed's metadata. All URLs are absolute. */
export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** The web page with the same content. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  /** When anything in the feed last changed, if known. */
  readonly changed?: Date | undefined;
}

export interface RssItem {
  readonly title: string;
  readonly url: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly date: Date | null;
  /** HTML, because feed readers interpret a description as HTML. */
  readonly summary: string;
  /** The full article, safe to embed on other sites: sanitised, with absolute URLs. */
  readonly html: string;
}

/**
 * Returns an RSS feed (rssboard.org/rss-specification, rssboard.org/rss-profile). RSS's own author is an email address,
 * so the name goes into `dc:creator`; the full text goes into `content:encoded`, next to the summary.
 */
export function rssXml(channel: RssChannel, items: readonly RssItem[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
${element('title', channel.title)}
${element('link', channel.pageUrl)}
${element('description', channel.description)}
<language>en</language>
<atom:link href="${escapeXml(channel.feedUrl)}" rel="self" type="application/rss+xml"/>
${channel.changed ? element('lastBuildDate', channel.changed.toUTCString()) : ''}
${items.map(itemXml).join('\n')}
</channel>
</rss>
`;
}

function itemXml({ title, url, author, categories, date, summary, html }: RssItem): string {
  const lines = [
    element('title', title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    // RFC 822 with a four-digit year, as the RSS specification prefers.
    date ? element('pubDate', date.toUTCString()) : '',
    author ? element('dc:creator', author) : '',
    ...categories.map((category) => element('category', category)),
    element('description', summary),
    element('content:encoded', html),
  ];
  return `<item>\n${lines.filter(Boolean).join('\n')}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}
