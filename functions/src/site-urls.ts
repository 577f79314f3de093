import { paths } from '#paths.ts';
import { setting } from './settings.ts';

/** Returns the absolute URL of a path. Throws when SITE_URL is missing or invalid. */
export function absoluteUrl(path: string): string {
  return new URL(path, setting('SITE_URL')).href;
}

/** Returns the absolute URL of a post's page. */
export function postUrl(slug: string): string {
  return absoluteUrl(paths.post(slug));
}

/**
 * Returns the URL on the site for a raw request target. Its leading slashes and backslashes are dropped, so that a target that
 * names another host, such as `//evil.example/blog`, is a path on the site.
 */
export function requestedUrl(target: string): URL {
  const [, path = '', query = ''] = /^[/\\]*([^?]*)(.*)$/s.exec(target) ?? [];
  const url = new URL(absoluteUrl('/'));
  url.pathname = path;
  url.search = query;
  return url;
}
