import { absolute, CONTEXT } from './addresses.ts';

/** A step on the way to a page. Only the last one, the page itself, may go without its path. */
export interface BreadcrumbStep {
  readonly name: string;
  readonly path?: string;
}

/** The way to a page, as its breadcrumb shows it (developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function breadcrumbList(steps: readonly BreadcrumbStep[], siteUrl: string) {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: absolute(path, siteUrl) }),
    })),
  };
}
