/** The text of the page to which the link in a download email leads. */
export const downloadPage = {
  loading: 'Preparing your download',
  /** @param validity as in "1 hour" */
  ready: (validity: string) => `Your file is ready. The link is valid for ${validity}.`,
  checking: 'Checking the link…',
  started: 'Your download has started.',
  save: 'Download File',
  renew: 'Request a new link',
  back: 'Back to resources',
  /** The words before and after the email address. */
  contact: ['Write to', 'and we’ll look for it.'],
  titles: {
    noToken: 'No token specified.',
    invalidToken: 'Invalid token payload.',
    expired: 'Your Download Link Has Expired',
    unavailable: 'Your Requested File Is Not Available.',
    failed: 'Something went wrong',
  },
  hints: {
    noToken: 'This page opens from the link in your email.',
    invalidToken:
      'This link is incomplete. Open it from the email again, copy the whole address, or request a new link.',
    expired: (validity: string) =>
      `Token has expired. The link is active for only ${validity}. Request a new one; it takes only a moment.`,
    unavailable: 'The file may have been replaced by a newer one.',
    failed: 'Something went wrong while preparing your download. Please try again later.',
    refused: 'This link is incomplete or has been altered. Request a new one; it takes only a moment.', // Shown after the hint `failed`.
  },
} as const;
