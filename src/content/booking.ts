/** How long a meeting takes. */
export const MEETING_MINUTES = 15;
export const meetingLength = `${MEETING_MINUTES} minutes`;

/** The text around the calendar in which a meeting is booked. */
export const booking = {
  title: 'Book a Meeting',
  lede: 'Fifteen minutes, online.',
  text: 'Bring one product and one question, and we’ll suggest a first step.',
  /** What the fifteen minutes are for, in thirds. */
  agenda: ['Your product', 'Your question', 'Your first step'],
  pick: 'Pick a time',
  /** Before the link, and the link. */
  note: ['You can also', 'open the calendar in a new tab'],
  write: 'Prefer to write first?',
  frame: 'Calendar for booking a meeting',
} as const;
