import { mkdirSync, writeFileSync } from 'node:fs';
import { site } from '../../src/content/site.ts';

/**
 * The rules for robots (RFC 9309). Everything may be read: pages that search engines must not index say so themselves,
 * and have to be read for that.
 */
export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

/** RFC 9116, section 2.5.5, recommends less than a year, so that an unmaintained site's entry expires. */
const VALID_DAYS = 360;

/** Where to report a vulnerability (RFC 9116). Valid for nearly a year from each build. */
export function securityText(siteUrl: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60 * 1000);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en, pl',
    `Canonical: ${new URL('/.well-known/security.txt', siteUrl).href}`,
    '',
  ].join('\n');
}

/** Writes dist/robots.txt and dist/.well-known/security.txt. */
export function writeWellKnownFiles(siteUrl: string): void {
  writeFileSync('dist/robots.txt', robotsText(siteUrl));
  mkdirSync('dist/.well-known', { recursive: true });
  writeFileSync('dist/.well-known/security.txt', securityText(siteUrl, new Date()));
}
