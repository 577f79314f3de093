import * as z from 'zod/mini';

let siteUrl: string | undefined;

/** The full address of a path of the site. Throws when SITE_URL is missing or wrong. */
export function siteAddress(path: string): string {
  siteUrl ??= z.url({ protocol: /^https?$/ }).parse(process.env.SITE_URL);
  return new URL(path, siteUrl).href;
}

/** The full address of a post's page, as src/paths.ts has it. */
export function postAddress(slug: string): string {
  return siteAddress(`/blog/${encodeURIComponent(slug)}`);
}
