/** The vocabulary of all structured data on the site. */
export const CONTEXT = 'https://schema.org';

/** The absolute address of a path of the site, as in canonical links. */
export function absolute(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
