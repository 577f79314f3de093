/** The text of the page on which people see and erase the data stored about them. */
export const myDataPage = {
  title: 'Your data',
  lede: 'See the data we have stored about you, save it, and erase it.',
  request: {
    title: 'Get your link',
    text: 'Enter the email address that you have used in our forms. If we have stored anything with it, we’ll send you a link.',
    label: 'Your email address',
    send: 'Send me the link',
    sent: 'If we have stored anything with this address, a link is on its way to it.',
  },
  none: {
    title: 'Nothing is stored, or the link is no longer valid',
    text: 'You can have a new link sent to you.',
  },
  loading: 'Reading what is stored…',
  unavailable: 'Your data could not be read.',
  stored: (email: string) => `What is stored with ${email}`,
  copies: (count: number) =>
    count === 0
      ? 'No copy of an email is in our outbox.'
      : `${count === 1 ? 'One copy of an email is' : `${count} copies of emails are`} in our outbox, with the same data.`,
  elsewhere:
    'A message that you sent is also in our mailbox, as an email. To have it deleted there, reply to it or write to us.',
  reasons: { source: 'From', purpose: 'For', basis: 'GDPR basis', end: 'Until' },
  save: 'Save as JSON',
  erase: {
    title: 'Erase everything',
    text: 'All of the above is deleted at once, and cannot be brought back. If we have not answered your message yet, we no longer can from here.',
    button: 'Erase my data',
  },
  erased:
    'Everything that you sent us is deleted. The counters that limit abuse, stored under a hash of your address, are deleted within two hours.',
  working: 'Working…',
  workRequired:
    'More requests than usual are coming in, so your browser first does some work, which keeps automated requests out. That takes up to a minute.',
  done: 'Done',
  failed: 'That did not work',
} as const;
