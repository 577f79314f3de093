import { writeFileSync } from 'node:fs';

/**
 * What robots are told (RFC 9309). Everything may be read: what search engines shall not keep says so itself, and they
 * have to read it to see that.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/** Writes dist/robots.txt. */
export function writeRobots(siteUrl: string): void {
  writeFileSync('dist/robots.txt', robotsText(siteUrl));
}
