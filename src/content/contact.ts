import { site } from './site.ts';

/** The text of the contact page. What is wrong with an entry is said by the rules, in domain/contact/contact-message.ts. */
export const contactPage = {
  lede: 'A sentence about your products and your question is enough. We answer by e-mail.',
  facts: { meeting: '15 minutes, online', reply: 'By e-mail' },
  meeting: {
    title: 'Schedule a Meeting',
    text: 'Fifteen minutes, online. Bring one product and one question; you leave with a first step.',
  },
  before: {
    title: 'Before you write',
    text: 'Not sure where you stand? Five questions show how ready your product data is for a passport.',
    link: 'Take the readiness quiz',
  },
} as const;

export const contactForm = {
  heading: 'Contact form',
  required: 'All fields are required.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  consent: `When you send this form, ${site.legalName} uses your details to answer your message.`,
  nothingSent: 'Nothing has been sent yet.',
  allChecked: 'Ready to send',
  textIsKept: 'Your text is still in the form.',
  done: 'Done',
  back: 'Back to the form',
} as const;

/** What became of a message (spec, section 8). */
export const contactResult = {
  title: { sent: 'Success', failed: 'Error' },
  sent: 'Form submitted successfully!',
  refused: (reason = 'Unknown error') => `Error: ${reason}`,
  failed: 'An error occurred while submitting the form.',
} as const;

export const captcha = {
  label: 'Robot check',
  loading: 'Loading the robot check…',
  failed: 'The robot check could not be loaded',
  reason: 'A content blocker or a lost connection may be the reason. Without the check nothing can be sent.',
  retry: 'Try again',
} as const;
