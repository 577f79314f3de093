import { site } from '#content/site.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { titleOf } from '#domain/posts/post.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import { readPost } from '../posts/current-posts.ts';
import { postAddress, siteAddress } from '../site-address.ts';
import { feedEndpoint } from './feed-endpoint.ts';
import { feedHtml } from './feed-html.ts';
import { type RssItem, rssXml } from './rss-xml.ts';

const LENGTH = 20;

/** GET /rss.xml: the newest posts, each with its full text. */
export const rss = feedEndpoint('application/rss+xml', async (posts) => {
  const newest = posts.slice(0, LENGTH);
  const channel = {
    title: `${site.channel.name} | ${site.name}`,
    description: site.channel.description,
    pageUrl: siteAddress('/blog'),
    feedUrl: siteAddress('/rss.xml'),
    changed:
      newest.length > 0 ? new Date(Math.max(...newest.map(({ changed }) => changed)) / 1000) : undefined,
  };
  const found = await Promise.all(newest.map(readPost));
  return rssXml(channel, found.filter((post) => post !== undefined).map(toItem));
});

function toItem({ slug, title, authorName, categories, date, excerpt, html }: PublishedPost): RssItem {
  const url = postAddress(slug);
  return {
    title: titleOf({ title }),
    url,
    author: authorName,
    categories,
    date,
    summary: escapeHtml(excerpt),
    html: feedHtml(html, url),
  };
}
