export { acts, checks, lawSteps } from 'virtual:law';

/** The date of a step as texts write it: "8 January 2026", "September 2026" or "2026". */
export function dateText(date: string): string {
  const [, month, day] = date.split('-');
  return new Date(date).toLocaleDateString('en-GB', {
    timeZone: 'UTC',
    year: 'numeric',
    ...(month && { month: 'long' }),
    ...(day && { day: 'numeric' }),
  });
}
