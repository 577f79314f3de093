/** All dates are in the company's time zone, so that they are the same for every reader and when rendered on a server. */
const timeZone = 'Europe/Warsaw';

const DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a date as dd.MM.yyyy (spec, section 9), or returns the fallback if there is no valid date. */
export function formatDate(date: Date | null, fallback: string): string {
  return date && !Number.isNaN(date.getTime()) ? DAY.format(date).replaceAll('/', '.') : fallback;
}

/** Formats the time of day as HH:mm. */
export function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** Formats a date as yyyy-MM-dd for a `<time datetime>` attribute. */
export function isoDate(date: Date): string {
  return DAY.format(date).split('/').reverse().join('-');
}

/** Formats a date and time for staff, as "3 Sept 2026, 07:05" in their own time zone. */
export function formatMoment(date: Date): string {
  return MOMENT.format(date);
}
