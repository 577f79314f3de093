/** The text around a post. */
export const postPage = {
  share: {
    label: 'Share this post',
    linkedIn: 'Share on LinkedIn',
    mail: 'Send by e-mail',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    byHand: 'Copy this link:',
  },
  related: { title: 'Read on', fact: 'related' },
  neighbours: { label: 'More posts', older: 'Older', newer: 'Newer' },
  readingTime: 'Reading time',
  minutes: (count: number) => `${count} min`,
} as const;
