/** The text of the list of resources. */
export const resourcesPage = {
  lede: 'Guides, checklists and templates for product data teams. Enter your email address and we’ll send you the download link.',
  category: 'Guides & Tutorials',
  /** @param validity as in "1 hour" */
  delivery: (validity: string) => `Link by email, valid\u00a0for\u00a0${validity.replace(' ', '\u00a0')}`,
  search: { label: 'Search resources', placeholder: 'Search resources...' },
  noMatch: {
    title: 'No resources found',
    text: 'Try a shorter word. Only titles are searched.',
    all: 'Show all resources',
  },
  none: {
    title: 'No resources yet',
    text: 'We haven’t published any documents yet. Our articles cover the same subjects.',
    blog: 'Read the blog',
  },
  failed: 'The resources could not be loaded',
  count: (documents: number) => (documents === 1 ? '1 document' : `${documents} documents`),
  card: { featured: 'Featured', get: 'Get the PDF', more: 'Show more', less: 'Show less' },
  meeting: 'Not sure where to start? Ask us in a 15-\u2060minute call.',
  unknownFile: 'That document is no longer available. These are the current ones.',
} as const;

/** The text of the dialog that asks for an email address and sends the link. */
export const downloadLinkDialog = {
  title: 'Get the download link',
  label: 'Your email address',
  consent: 'We use your email address only to deliver the link.',
  send: 'Send me the link',
  sending: 'Sending...',
  workRequired:
    'More links than usual are being asked for, so your browser first does some work, which keeps automated requests out. That takes up to a minute.',
  required: 'Please enter your email.',
  sent: { title: 'Email Sent Successfully', text: 'The download link has been sent to your email.' },
  refused: 'Error sending email. Please try again.',
  failed: 'Something went wrong. Please try again later.',
  done: 'Done',
  /** @param validity as in "1 hour" */
  validity: (validity: string) =>
    `The link is valid for ${validity}. If it doesn’t arrive, check your spam folder or request it again.`,
  local: 'On this machine the email is in the mailbox',
} as const;
