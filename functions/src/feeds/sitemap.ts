import pages from 'virtual:site-paths';
import { postAddress, siteAddress } from '../site-address.ts';
import { feedEndpoint } from './feed-endpoint.ts';
import { MOST_PAGES, sitemapXml } from './sitemap-xml.ts';

/** GET /sitemap.xml: the prerendered pages and every published post. */
export const sitemap = feedEndpoint('application/xml', async (posts) => {
  const builtAt = new Date(pages.builtAt);
  return sitemapXml([
    ...pages.paths.map((path) => ({ url: siteAddress(path), changed: builtAt })),
    ...posts
      .slice(0, MOST_PAGES - pages.paths.length)
      .map(({ summary, changed }) => ({ url: postAddress(summary.slug), changed: new Date(changed / 1000) })),
  ]);
});
