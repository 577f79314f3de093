/** The text around the calendar in which a meeting is booked. */
export const booking = {
  title: 'Book a Meeting',
  /** Before the link, and the link. */
  note: ['Pick a time below, or', 'open the calendar in a new tab'],
  frame: 'Calendar for booking a meeting',
} as const;
