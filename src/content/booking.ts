export const MEETING_MINUTES = 15;
export const meetingLength = `${MEETING_MINUTES} minutes`;

/** The heading of the meeting band of the home page (spec, section 2). */
export const meetingTitle = 'Discover BIM & Digital Transformation for your business in just 15 minutes';

/** The text around the calendar in which a meeting is booked. */
export const booking = {
  title: 'Book a Meeting',
  lede: 'Fifteen minutes, online.',
  text: 'Bring one product and one question, and we’ll suggest a first step.',
  /** What each third of the fifteen minutes is for. */
  agenda: ['Your product', 'Your question', 'Your first step'],
  pick: 'Pick a time',
  /** The words before the link, and the words of the link. */
  note: ['You can also', 'open the calendar in a new tab'],
  /** The label of the button in the header while its menu is collapsed. */
  short: 'Book',
  quiz: 'Take the readiness quiz',
  write: 'Prefer to write first?',
  frame: 'Calendar for booking a meeting',
} as const;
