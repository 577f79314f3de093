import { paths } from '#paths.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';

/** The way to a post, whether it is there or not. */
export const postTrail: readonly Crumb[] = [
  { name: 'Home', to: paths.home },
  { name: 'Blog', to: paths.blog },
  { name: 'Post' },
];
