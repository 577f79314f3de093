import * as z from 'zod/mini';
import { slugify } from '../posts/slug.ts';

/** An article ready to show: sanitised HTML, and its second-level headings for the table of contents. */
export const articleHtmlSchema = z.object({
  html: z.string(),
  headings: z.readonly(z.array(z.readonly(z.object({ id: z.string(), text: z.string() })))),
});

export type ArticleHtml = z.infer<typeof articleHtmlSchema>;

/**
 * The maximum length of a heading where it is repeated (ids, table of contents, names of tables, labels of cells), and how many
 * cells get a label. Without them, a post of 200 KB could make a page of 160 MB, by a heading of 180 KB above 900 tables.
 */
const HEADING_MAX_LENGTH = 200;
const MAX_LABELLED_CELLS = 1000;

/**
 * Prepares a post's HTML for its page: adds ids to second-level headings, wraps each table in a scrollable region, labels
 * its cells, and lets the keyboard scroll code.
 *
 * @param body the sanitised elements (sanitise-html.ts); modified in place
 */
export function toArticleHtml(body: HTMLElement): ArticleHtml {
  const headings = [...body.querySelectorAll('h2')].map(addHeadingId);
  let heading = '';
  for (const element of body.querySelectorAll('h2, h3, table')) {
    if (element.localName === 'table') makeScrollable(element, heading || 'Table');
    else heading = headingText(element);
  }
  for (const code of body.querySelectorAll('pre')) code.setAttribute('tabindex', '0');
  for (const cell of [...body.querySelectorAll('td')].slice(0, MAX_LABELLED_CELLS)) labelCell(cell);
  return { html: body.innerHTML, headings };
}

function addHeadingId(heading: Element, index: number) {
  const text = headingText(heading);
  // The number and prefix prevent clashes with identical headings and with ids of the page itself.
  const id = `section-${index + 1}-${slugify(text)}`;
  heading.id = id;
  return { id, text };
}

function makeScrollable(table: Element, name: string): void {
  const region = table.ownerDocument.createElement('div');
  region.className = 'table-scroll';
  region.setAttribute('tabindex', '0');
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', name);
  table.replaceWith(region);
  region.append(table);
}

/** Labels a cell with the heading of its column. Screens too narrow for the table show the label above the cell. */
function labelCell(cell: HTMLTableCellElement): void {
  const heading = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  if (heading) cell.dataset.label = headingText(heading);
}

function headingText(heading: Element): string {
  return (heading.textContent?.trim() ?? '').slice(0, HEADING_MAX_LENGTH);
}
