import type { ReactNode } from 'react';
import { formatDate, isoDate } from '#domain/dates.ts';

/** A date as dd.MM.yyyy, or a fallback text. */
export function DateText({ date, fallback = 'Unknown' }: { date: Date | null; fallback?: ReactNode }) {
  const text = formatDate(date, '');
  return date && text ? <time dateTime={isoDate(date)}>{text}</time> : <span>{fallback}</span>;
}
