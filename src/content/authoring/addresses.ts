/** The texts of the form's disclosure about the address of the post. */
export const addressFields = {
  title: 'Address',
  hintStored: 'after /blog/; the old address leads to the new one',
  old: 'Old addresses that lead here',
  noneOld: 'This post has had no other address.',
  loading: 'Loading the old addresses…',
  failed: 'The old addresses could not be loaded',
} as const;

/** The texts of the form's disclosure about links to the saved post. */
export const previewLinks = {
  title: 'Preview link',
  text: 'Anyone with the link can see the post as saved, published or not, for seven days. Pictures from other sites may not show until it is published.',
  create: 'Create a preview link',
  none: 'There is no link to this post.',
  links: 'Links to this post',
  until: (moment: string) => `until ${moment}`,
  copy: 'Copy the link',
  copied: 'The link is copied.',
  byHand: 'Copy this link:',
  revoke: 'Revoke',
  created: 'The link has been created.',
  revoked: 'The link has been revoked and no longer works.',
  loading: 'Loading the links…',
  failed: 'The links could not be loaded',
} as const;

/** The texts about redirects from addresses that no post has. */
export const redirects = {
  heading: 'Redirects',
  text: 'A redirect leads from an address of the blog that no post has to another page of this site, for instance after a move from another site. Old addresses of posts redirect automatically.',
  from: 'From',
  fromHint: 'such as /blog/old-name',
  to: 'To',
  toHint: 'a path of this site',
  add: 'Add the redirect',
  import: 'Import a table',
  importHint: (max: number) => `CSV with from,to in each line, up to ${max} lines; all or none are added`,
  tooMany: (max: number) => `The table has more than ${max} lines. Import it in parts.`,
  empty: 'The table has no lines.',
  line: (line: number, reason: string) => `Line ${line}: ${reason}`,
  refused: 'Nothing has been added',
  added: (count: number) =>
    count === 1 ? 'The redirect has been added.' : `${count} redirects have been added.`,
  removed: (from: string) => `The redirect from ${from} has been removed.`,
  none: 'There are no redirects yet. Add the first one above.',
  remove: 'Remove',
  loading: 'Loading the redirects…',
  failed: 'The redirects could not be loaded',
} as const;
