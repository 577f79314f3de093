import pages from 'virtual:site-paths';
import { listingsOf } from '#domain/posts/listing.ts';
import { paths } from '#paths.ts';
import { withdrawnPages } from '../downloads/withdrawn-pages.ts';
import { absoluteUrl, postUrl } from '../site-urls.ts';
import { feedEndpoint } from './feed-endpoint.ts';
import { MAX_PAGES, sitemapXml } from './sitemap-xml.ts';

/** GET /sitemap.xml: the prerendered pages except those of withdrawn PDFs, and all published posts, categories and authors. */
export const sitemap = feedEndpoint('application/xml', async (posts, path) => {
  if (path !== '/sitemap.xml') return undefined;
  const builtAt = new Date(pages.builtAt);
  const changedByListing = new Map<string, number>();
  for (const { summary, changed } of posts) {
    for (const listing of listingsOf(summary).map(paths.listing)) {
      changedByListing.set(listing, Math.max(changed, changedByListing.get(listing) ?? 0));
    }
  }
  const toDate = (microseconds: number) => new Date(microseconds / 1000);
  const withdrawn = await withdrawnPages();
  const built = pages.paths.filter((path) => !withdrawn.includes(path));
  return sitemapXml([
    ...built.map((path) => ({ url: absoluteUrl(path), changed: builtAt })),
    ...posts
      .slice(0, MAX_PAGES - built.length)
      .map(({ summary, changed }) => ({ url: postUrl(summary.slug), changed: toDate(changed) })),
    ...[...changedByListing].map(([path, changed]) => ({ url: absoluteUrl(path), changed: toDate(changed) })),
  ]);
});
