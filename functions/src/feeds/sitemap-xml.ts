import { escapeXml } from './xml.ts';

export interface SitemapPage {
  /** The absolute URL, the same as the page's canonical link. */
  readonly url: string;
  readonly changed: Date;
}

/** The limits of a sitemap (sitemaps.org/protocol.html). Its third limit, 50 MB, is not reached with URLs of usual lengths. */
export const MAX_PAGES = 50_000;
const MAX_URL_LENGTH = 2047;

/** Returns the sitemap. Duplicate URLs are written once, and URLs that are too long not at all. */
export function sitemapXml(pages: readonly SitemapPage[]): string {
  const written = new Map<string, Date>();
  for (const { url, changed } of pages) {
    if (url.length <= MAX_URL_LENGTH && !written.has(url)) written.set(url, changed);
  }
  const elements = [...written].slice(0, MAX_PAGES).map(([url, changed]) => urlElement(url, changed));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${elements.join('\n')}
</urlset>
`;
}

function urlElement(url: string, changed: Date): string {
  return `<url><loc>${escapeXml(url)}</loc><lastmod>${changed.toISOString()}</lastmod></url>`;
}
