import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { withBoundNumbers } from './printed-text.ts';

/** One cell of a title block: a label and its value. */
export interface TitleBlockCell {
  readonly label: string;
  readonly value: string;
}

/** A row of a title block, as a list of terms and their values. */
export function titleBlockRow(cells: readonly TitleBlockCell[]): string {
  const items = cells.map(
    ({ label, value }) =>
      `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(withBoundNumbers(value))}</dd></div>`,
  );
  return `<dl class="title-block-row">${items.join('')}</dl>`;
}

/** A date as dd.MM.yyyy. The dates of the texts are in UTC, whatever the time zone of the machine. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10).split('-').reverse().join('.');
}
