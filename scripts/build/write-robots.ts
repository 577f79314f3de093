import { writeFileSync } from 'node:fs';

/**
 * The rules for robots (RFC 9309). Everything may be read: pages that search engines must not index say so themselves,
 * and have to be read for that.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/** Writes dist/robots.txt. */
export function writeRobots(siteUrl: string): void {
  writeFileSync('dist/robots.txt', robotsText(siteUrl));
}
