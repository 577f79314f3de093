import { site } from './site.ts';

/** The text of the page that a link from an e-mail leads to. */
export const downloadPage = {
  title: 'Your download',
  metaTitle: 'Download',
  description: `Your download from ${site.name}.`,
  loading: 'Preparing your download',
  ready: 'Your file is ready. The link is valid for 1 hour.',
  checking: 'Checking the link…',
  started: 'Your download has started.',
  hint: {
    noToken: 'This page opens from the link in your e-mail.',
    invalidToken: 'The link is not complete. Open it from the e-mail once more, or copy the whole of it.',
    expired: 'The link is active only 1 hour. Ask for a new one; it takes a moment.',
    unavailable: 'The file may have been replaced by a newer one.',
  },
} as const;
