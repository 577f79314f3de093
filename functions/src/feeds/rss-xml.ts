import { escapeXml } from './xml.ts';

/** What a feed is about. All addresses are full ones. */
export interface RssChannel {
  readonly title: string;
  readonly description: string;
  /** The page that shows the same. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  /** When anything in the feed was last changed, where that is known. */
  readonly changed?: Date | undefined;
}

/** An article of a feed. */
export interface RssItem {
  readonly title: string;
  readonly url: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly date: Date | null;
  /** HTML, as `html` is: that is what readers take a description for. */
  readonly summary: string;
  /** The whole article, fit for other sites: safe, and with full addresses. */
  readonly html: string;
}

/**
 * A feed (rssboard.org/rss-specification, with the advice of rssboard.org/rss-profile). The author is a name and no
 * mailbox, so it is Dublin Core's; the full text is in the module for it, beside the summary.
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
    // RFC 822 with the year in four digits, as the specification of RSS prefers it.
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
