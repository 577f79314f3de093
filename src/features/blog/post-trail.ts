import { crumbsTo, families } from '#pages.ts';

/** The way to a post, whether it is there or not. */
export const postTrail = crumbsTo(families.post, 'Post');
