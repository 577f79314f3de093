import { site } from '../site.ts';

export const notFound = {
  title: 'This sheet is not in the set',
  metaTitle: 'Page not found',
  description: 'The page does not exist.',
  lede: 'The page you are looking for does not exist. It might have been moved, deleted or mistyped.',
  home: 'Go to Home Page',
  search: 'Search the site',
  drawing: 'Floor plan with an empty bay marked by a revision cloud, number 404',
  facts: { status: 'Not found', set: `${site.name} website`, next: 'Tell us what is missing' },
} as const;
