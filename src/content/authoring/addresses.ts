/** Where a post is, below the form's fields. */
export const addressFields = {
  title: 'Address',
  slug: 'Address of the post',
  hint: 'after /blog/; empty: made from the title',
  hintStored: 'after /blog/; the old address leads to the new one',
  old: 'Old addresses that lead here',
  noneOld: 'This post has had no other address.',
  loading: 'Loading the old addresses…',
  failed: 'The old addresses could not be loaded',
  retry: 'Try again',
} as const;
