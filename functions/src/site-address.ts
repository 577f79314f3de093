import { paths } from '#paths.ts';
import { setting } from './settings.ts';

/** Returns the absolute URL of a path. Throws when SITE_URL is missing or invalid. */
export function siteAddress(path: string): string {
  return new URL(path, setting('SITE_URL')).href;
}

/** Returns the absolute URL of a post's page. */
export function postAddress(slug: string): string {
  return siteAddress(paths.post(slug));
}

/**
 * Returns the URL on the site for a raw request target. A target that names another host, such as
 * `//evil.example/blog`, is treated as a path on the site.
 */
export function requestedAddress(target: string): URL {
  const [, path = '', query = ''] = /^[/\\]*([^?]*)(.*)$/s.exec(target) ?? [];
  const address = new URL(siteAddress('/'));
  address.pathname = path;
  address.search = query;
  return address;
}
