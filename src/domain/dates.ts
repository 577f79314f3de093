import { format, isValid } from 'date-fns';

/** A date as the site writes it, dd.MM.yyyy (spec, section 9), or the fallback where there is none. */
export function formatDate(date: Date | null, fallback: string): string {
  return date && isValid(date) ? format(date, 'dd.MM.yyyy') : fallback;
}

/** The value of a `<time datetime>` attribute: yyyy-MM-dd in the reader's time zone, like the text beside it. */
export function isoDate(date: Date): string {
  return format(date, 'yyyy-MM-dd');
}

/** A moment as staff read it: dd.MM.yyyy, HH:mm in their time zone. */
export function formatMoment(date: Date): string {
  return format(date, 'dd.MM.yyyy, HH:mm');
}
