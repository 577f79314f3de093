/** The texts of the form's folded part about the saves of the post. */
export const history = {
  title: 'History',
  text: 'Each save of this post, newest first. Restoring one saves it again; nothing that was saved is lost.',
  none: 'Saves will be listed here, starting with the next one.',
  saves: 'Saves of this post',
  published: 'Published',
  draft: 'Draft',
  deleted: 'Deleted',
  compare: 'What changed',
  restore: 'Restore',
  first: 'The oldest stored save.',
  same: 'The text is the same.',
  added: 'Added',
  removed: 'Removed',
  more: 'Show older saves',
  loading: 'Loading the history…',
  failed: 'The history could not be loaded',
  confirm: {
    title: 'Restore this save?',
    text: 'The form is filled with it and saved. What is typed in the form and not saved is replaced; address, dates and schedule stay.',
    confirm: 'Restore and save',
    keep: 'Keep what is there',
  },
} as const;

export const bin = {
  heading: 'Bin',
  text: 'Deleted posts stay here for 30 days. Restored, they are drafts at the address that they had.',
  none: 'No post was deleted in the last 30 days.',
  posts: 'Deleted posts',
  deleted: (moment: string, who: string) => `deleted ${moment} by ${who}`,
  left: (days: number) => (days === 1 ? '1 day left' : `${days} days left`),
  restore: 'Restore',
  restored: (title: string) => `“${title}” is a draft again.`,
  taken: (title: string) => `“${title}” could not be restored: there is another post at its address.`,
  loading: 'Loading the bin…',
  failed: 'The bin could not be loaded',
} as const;
