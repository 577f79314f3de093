/** Visitors see dates in the company's time zone, so that the server and every browser render the same. */
const timeZone = 'Europe/Warsaw';

const DATE_FORMAT = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

const MOMENT_FORMAT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats a date as dd.MM.yyyy (spec, section 9), or returns the fallback if there is no valid date. */
export function formatDate(date: Date | null, fallback: string): string {
  return date && !Number.isNaN(date.getTime()) ? DATE_FORMAT.format(date).replaceAll('/', '.') : fallback;
}

/** Formats the time of day in Warsaw as HH:mm. */
export function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
}

/** Formats a date as yyyy-MM-dd for a `<time datetime>` attribute. */
export function isoDate(date: Date): string {
  return DATE_FORMAT.format(date).split('/').reverse().join('-');
}

/** Formats a date and time for staff, as "3 Sept 2026, 07:05" in their own time zone. */
export function formatMoment(date: Date): string {
  return MOMENT_FORMAT.format(date);
}
