import { crumbsTo, families } from '#pages.ts';

/** The breadcrumb of a post, whether the post exists or not. */
export const postTrail = crumbsTo(families.post, 'Post');
