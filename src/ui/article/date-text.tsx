import type { ReactNode } from 'react';
import { formatDate, formatDay, isoDate } from '#domain/dates.ts';

/** The date of a post as dd.MM.yyyy, or a fallback text. */
export function DateText({ date, fallback = 'Unknown' }: { date: Date | null; fallback?: ReactNode }) {
  const text = formatDate(date, '');
  return date && text ? <time dateTime={isoDate(date)}>{text}</time> : <span>{fallback}</span>;
}

/** Any other date, as "3 Sep 2026". */
export function DayText({ date }: { date: Date }) {
  return <time dateTime={isoDate(date)}>{formatDay(date)}</time>;
}
