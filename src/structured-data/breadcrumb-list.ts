import type { Crumb } from '#pages.ts';
import { absolute } from './company.ts';

/** The breadcrumb of a page (developers.google.com/search/docs/appearance/structured-data/breadcrumb). */
export function breadcrumbList(crumbs: readonly Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(path !== undefined && { item: absolute(path) }),
    })),
  };
}
