/** Shown if a post has no image (spec, section 3: "a default placeholder"), and in place of a missing picture. */
export const DEFAULT_POST_IMAGE = '/images/post-default.svg';
