import { site } from '../../../src/content/site.ts';
import { escapeHtml } from '../../../src/domain/escape-html.ts';
import { excerpt, LIST_EXCERPT_LENGTH } from '../../../src/domain/excerpt.ts';
import { feedHtml } from '../../../src/domain/feed-html.ts';
import { type RssItem, rssXml } from '../../../src/domain/feeds/rss.ts';
import { plainText } from '../../../src/domain/plain-text.ts';
import { type Post, titleOf } from '../../../src/domain/post.ts';
import { readNewestPosts } from '../posts/published-posts.ts';
import { postAddress, siteAddress } from '../site-address.ts';
import { feedEndpoint } from './feed-endpoint.ts';

const LENGTH = 20;

/** GET /rss.xml: the newest posts, each with its whole text. */
export const rss = feedEndpoint('application/rss+xml', async () => {
  const posts = await readNewestPosts(LENGTH);
  const channel = {
    title: `${site.channel.name} | ${site.name}`,
    description: site.channel.description,
    pageUrl: siteAddress('/blog'),
    feedUrl: siteAddress('/rss.xml'),
    changed: posts.map(({ changed }) => changed).toSorted((one, other) => Number(other) - Number(one))[0],
  };
  return rssXml(
    channel,
    posts.map(({ post }) => toItem(post)),
  );
});

function toItem({ slug, title, authorName, categories, date, content }: Post): RssItem {
  const url = postAddress(slug);
  return {
    title: titleOf({ title }),
    url,
    author: authorName,
    categories,
    date,
    summary: escapeHtml(excerpt(plainText(content), LIST_EXCERPT_LENGTH)),
    html: feedHtml(content, url),
  };
}
