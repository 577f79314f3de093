import pages from 'virtual:site-paths';
import { MOST_PAGES, sitemapXml } from '../../../src/domain/feeds/sitemap.ts';
import { listPostPlaces } from '../posts/published-posts.ts';
import { postAddress, siteAddress } from '../site-address.ts';
import { feedEndpoint } from './feed-endpoint.ts';

/** GET /sitemap.xml: the pages that were built, and every published post. */
export const sitemap = feedEndpoint('application/xml', async () => {
  const builtAt = new Date(pages.builtAt);
  const posts = await listPostPlaces(MOST_PAGES - pages.paths.length);
  return sitemapXml([
    ...pages.paths.map((path) => ({ url: siteAddress(path), changed: builtAt })),
    ...posts.map(({ slug, changed }) => ({ url: postAddress(slug), changed })),
  ]);
});
