import { tz } from '@date-fns/tz';
import { format, isValid } from 'date-fns';

/**
 * All dates are in the company's time zone, so that they are the same for every reader and when rendered on a server.
 */
const COMPANY_TIME = { in: tz('Europe/Warsaw') };

/** Formats a date as dd.MM.yyyy (spec, section 9), or returns the fallback if there is no valid date. */
export function formatDate(date: Date | null, fallback: string): string {
  return date && isValid(date) ? format(date, 'dd.MM.yyyy', COMPANY_TIME) : fallback;
}

/** Formats a date as yyyy-MM-dd for a `<time datetime>` attribute. */
export function isoDate(date: Date): string {
  return format(date, 'yyyy-MM-dd', COMPANY_TIME);
}

/** Formats a date and time for staff, as "3 Sep 2026, 07:05" in their own time zone. */
export function formatMoment(date: Date): string {
  return format(date, 'd MMM yyyy, HH:mm');
}
