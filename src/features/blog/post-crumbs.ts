import { crumbsTo, families } from '#pages.ts';

/** The breadcrumbs of a post. Their last part is not its title, because the post may not be loaded, or not exist. */
export const postCrumbs = crumbsTo(families.post, 'Post');
