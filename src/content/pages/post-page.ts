export const postPage = {
  loading: { title: 'Loading post...', text: 'This won’t take long.' },
  notFound: {
    title: 'Post not found',
    reason: 'There is no post at this address',
    text: 'It may have been moved, renamed or withdrawn.',
  },
  withdrawn: {
    title: 'Post withdrawn',
    reason: 'The post at this address was withdrawn',
    text: 'It is no longer on the site.',
  },
  preview: {
    title: 'This is a preview',
    text: (day: string) =>
      `Readers don’t see it at this address. The link works until ${day}. Please keep it to yourself.`,
    notFound: {
      title: 'Post not found',
      reason: 'This link leads to no post',
      text: 'Preview links expire after seven days. Ask the sender for a new one.',
    },
  },
  all: 'All posts',
  failed: { title: 'The post could not be loaded', advice: 'Try again in a moment' },
  share: {
    label: 'Share this post',
    linkedIn: 'Share on LinkedIn',
    mail: 'Send by email',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    byHand: 'Copy this link:',
  },
  related: 'Read on',
  meeting: 'How far is your product data? Find out in 15 minutes.',
  neighbours: { label: 'More posts', older: 'Older', newer: 'Newer' },
  readingTime: 'Reading time',
  minutes: (count: number) => `${count} min`,
} as const;
