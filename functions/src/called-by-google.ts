/** The functions that Google's services call, whose bodies the framework parses. All others read them, if at all. */
export const CALLED_BY_GOOGLE = [
  ...['deliver', 'deliverLinks', 'sweep'],
  ...['postsChanged', 'rebuildPosts', 'rebuildPostsNightly'],
];
