import { site } from '#content/site.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';
import { type Listing, type ListingKind, nameIn } from '#domain/posts/listing.ts';
import { titleOf } from '#domain/posts/post.ts';
import { postsIn } from '#domain/posts/post-list.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import { paths } from '#paths.ts';
import { readPost } from '../posts/current-posts.ts';
import { Quota, QuotaError } from '../security/quota.ts';
import { isEmulated } from '../settings.ts';
import { absoluteUrl, postUrl } from '../site-urls.ts';
import { feedEndpoint } from './feed-endpoint.ts';
import { feedHtml } from './feed-html.ts';
import { type RssItem, rssXml } from './rss-xml.ts';

const MAX_ITEMS = 20;

/** Limits how many feeds of listings are made, each from up to 20 texts in Storage. Names without posts and the feed of all posts do not count. */
const listingFeeds = new Quota({ perVisitor: isEmulated ? 1000 : 60, total: 1200 });

/** GET /rss.xml, or /blog/{category or author}/{slug}/rss.xml for one listing: the newest posts, each with its full text. */
export const rss = feedEndpoint('application/rss+xml', async (posts, path) => {
  const listing = listingAt(path);
  if (path !== (listing ? paths.listingFeed(listing) : '/rss.xml')) return undefined;
  const matches = listing ? postsIn(posts, listing) : posts;
  const [first] = matches;
  if (listing) {
    if (!first) return undefined;
    if (!listingFeeds.take()) throw new QuotaError();
  }
  const newest = matches.slice(0, MAX_ITEMS);
  const listingName = listing && first && nameIn(first.summary, listing);
  const channel = {
    title: [listingName, site.channel.name, site.name].filter(Boolean).join(' | '),
    description: site.channel.description,
    pageUrl: absoluteUrl(listing ? paths.listing(listing) : paths.blog),
    feedUrl: absoluteUrl(path),
    // `changed` of a post is in microseconds.
    changed:
      newest.length > 0 ? new Date(Math.max(...newest.map(({ changed }) => changed)) / 1000) : undefined,
  };
  const published = await Promise.all(newest.map(readPost));
  return rssXml(channel, published.filter((post) => post !== undefined).map(toItem));
});

/** Returns the listing that a path names, or undefined for the feed of all posts. */
function listingAt(path: string): Listing | undefined {
  const [, kind, slug = ''] = /^\/blog\/(category|author)\/([^/]+)\/rss\.xml$/.exec(path) ?? [];
  return kind ? { kind: kind as ListingKind, slug: decodeURIComponent(slug) } : undefined;
}

function toItem({ slug, title, authorName, categories, date, excerpt, html }: PublishedPost): RssItem {
  const url = postUrl(slug);
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
