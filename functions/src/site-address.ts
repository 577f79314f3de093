import { siteSettings } from './settings.ts';

/** The full address of a path of the site. Throws when SITE_URL is missing or wrong. */
export function siteAddress(path: string): string {
  return new URL(path, siteSettings().SITE_URL).href;
}

/** The full address of a post's page, as src/paths.ts has it. */
export function postAddress(slug: string): string {
  return siteAddress(`/blog/${encodeURIComponent(slug)}`);
}

/**
 * The address at the site that a request is for, by the target in its first line. One that names another host, as
 * `//evil.example/blog` does, is for a path of the site all the same.
 */
export function requestedAddress(target: string): URL {
  const [, path = '', query = ''] = /^[/\\]*([^?]*)(.*)$/s.exec(target) ?? [];
  const address = new URL(siteAddress('/'));
  address.pathname = path;
  address.search = query;
  return address;
}
