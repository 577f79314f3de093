import type { DocumentFrontMatter } from '../../src/content/front-matter.ts';
import { site } from '../../src/content/site.ts';
import { escapeHtml } from '../../src/domain/html/escape-html.ts';
import { LOGO_SIZE, logoMarkup, symbolMarkup } from '../../src/drawings/logo.ts';
import { printedText } from './printed-text.ts';

/** The logo's symbol, in the current text colour. The name is beside it as text, so screen readers skip the symbol. */
export const SYMBOL = `<svg class="symbol" viewBox="0 0 32 32" aria-hidden="true">${symbolMarkup()}</svg>`;

const LOGO = `<svg class="logo" viewBox="0 0 ${LOGO_SIZE.width} ${LOGO_SIZE.height}" aria-hidden="true">${logoMarkup()}</svg>`;

/** One cell of a title block: a label and its value. */
export interface TitleBlockCell {
  readonly label: string;
  readonly value: string;
}

/** A row of a title block, as a list of terms and their values. */
export function titleBlockRow(cells: readonly TitleBlockCell[]): string {
  const items = cells.map(
    ({ label, value }) =>
      `<div><dt>${escapeHtml(label)}</dt><dd>${printedText(escapeHtml(value))}</dd></div>`,
  );
  return `<dl class="title-block-row">${items.join('')}</dl>`;
}

/** A date as dd.MM.yyyy. The dates of the texts are in UTC, whatever the time zone of the machine. */
export function formatDay(date: Date): string {
  return date.toISOString().slice(0, 10).split('-').reverse().join('.');
}

/** The head of a document without a cover, above its text on the first page. */
export function documentHead({ title, date, summary }: DocumentFrontMatter, pages: number): string {
  return `<header class="document-head">
  ${LOGO}
  <h1>${escapeHtml(title)}</h1>
  <p class="document-summary">${escapeHtml(summary)}</p>
  ${titleBlockRow([
    { label: 'Date', value: formatDay(date) },
    { label: 'Pages', value: String(pages) },
    { label: 'Published by', value: site.legalName },
  ])}
</header>`;
}

const PURPOSE =
  'helps manufacturers of construction materials with BIM objects, digital product passports and process improvement.';

/** The end of a resource: who made it, and contact details. */
export function closing(): string {
  return `<aside class="closing">${SYMBOL}
  <p>${escapeHtml(site.name)} ${PURPOSE} Questions about this document: <a href="mailto:${site.email}">${site.email}</a></p>
</aside>`;
}
