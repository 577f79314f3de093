import type { Crumb } from '#pages.ts';
import { absolute, CONTEXT } from './absolute.ts';

/** The breadcrumb of a page (developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function breadcrumbList(steps: readonly Crumb[], siteUrl: string) {
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
