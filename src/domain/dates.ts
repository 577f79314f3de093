import { tz } from '@date-fns/tz';
import { format, isValid } from 'date-fns';

/** Dates of the site are those of the company's calendar: the same for every reader, and for the server that renders. */
const COMPANY_TIME = { in: tz('Europe/Warsaw') };

/** A date as the site writes it, dd.MM.yyyy (spec, section 9), or the fallback where there is none. */
export function formatDate(date: Date | null, fallback: string): string {
  return date && isValid(date) ? format(date, 'dd.MM.yyyy', COMPANY_TIME) : fallback;
}

/** The value of a `<time datetime>` attribute: yyyy-MM-dd, the same day as the text beside it. */
export function isoDate(date: Date): string {
  return format(date, 'yyyy-MM-dd', COMPANY_TIME);
}

/** A moment as staff read it: dd.MM.yyyy, HH:mm in their own time zone. */
export function formatMoment(date: Date): string {
  return format(date, 'dd.MM.yyyy, HH:mm');
}
