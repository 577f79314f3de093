/** The vocabulary that all structured data of the site is written in. */
export const CONTEXT = 'https://schema.org';

/** The full address of a path of the site, as canonical links have it. */
export function absolute(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
