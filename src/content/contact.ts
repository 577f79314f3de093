import { site } from './site.ts';

/** The text of the contact page. The errors of its fields are in domain/contact/contact-message.ts. */
export const contactPage = {
  lede: 'A sentence about your products and your question is enough. We’ll reply by email.',
  facts: { meeting: '15 minutes, online', reply: `By email, ${site.replyTime}` },
  meeting: 'Schedule a Meeting',
  beforeYouWrite: {
    title: 'Before you write',
    text: 'The readiness quiz has five questions on your product data and shows what to work on first.',
    link: 'Take the readiness quiz',
    /** Questions of content/questions/beginning.md, by the ids of their headings. */
    questions: {
      'what-does-it-cost-to-begin': 'What does it cost to begin?',
      'how-much-time-does-a-pilot-take': 'How much time does a pilot take?',
      'who-has-to-take-part-on-our-side': 'Who has to take part on our side?',
      'what-is-not-included': 'What is not included?',
    },
  },
} as const;

export const contactForm = {
  heading: 'Contact form',
  send: 'Send message',
  sending: 'Sending...',
  consent: `When you send this form, ${site.legalName} uses your details to reply to your message.`,
  nothingSent: 'Nothing has been sent yet.',
  allChecked: 'Ready to send',
  textIsKept: 'Your message is still in the form.',
  done: 'Done',
  back: 'Back to the form',
} as const;

/** The result of sending a message (spec, section 8). */
export const contactResult = {
  title: { sent: 'Success', failed: 'Error' },
  sent: 'Form submitted successfully!',
  reply: (email: string) => `We’ll reply to ${email}.`,
  refused: (reason = 'Unknown error') => `Error: ${reason}`,
  failed: 'An error occurred while submitting the form.',
} as const;

export const captcha = {
  label: 'Spam check',
  loading: 'Loading the spam check…',
  failed: 'The spam check could not be loaded',
  reason:
    'A content blocker or a lost connection may be the cause. The form can’t be sent without the check.',
  retry: 'Try again',
} as const;
