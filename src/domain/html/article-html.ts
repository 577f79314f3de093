import * as z from 'zod/mini';
import { slugify } from '../posts/slug.ts';

/** An article ready to show: sanitised HTML, and its second-level headings for the table of contents. */
export const articleHtmlSchema = z.object({
  html: z.string(),
  headings: z.readonly(z.array(z.readonly(z.object({ id: z.string(), text: z.string() })))),
});

export type ArticleHtml = z.infer<typeof articleHtmlSchema>;

/**
 * The maximum length of a heading in ids, in the table of contents and in the names of the tables below it. Each of these repeats
 * it, as up to 1000 cells repeat that of their column: without a maximum, a heading of 180 KB with 900 tables made a page of 160 MB.
 */
const NAME_MAX_LENGTH = 200;

/**
 * Prepares a post's HTML for its page: adds ids to second-level headings, wraps each table in a scrollable region, and
 * labels its cells.
 *
 * @param body the sanitised elements (sanitise-html.ts); modified in place
 */
export function toArticleHtml(body: HTMLElement): ArticleHtml {
  const headings = [...body.querySelectorAll('h2')].map(nameHeading);
  for (const table of body.querySelectorAll('table')) makeScrollable(table);
  for (const cell of [...body.querySelectorAll('td')].slice(0, 1000)) label(cell);
  return { html: body.innerHTML, headings };
}

function nameHeading(heading: Element, index: number) {
  const text = nameOf(heading);
  // The number and prefix prevent clashes with identical headings and with ids of the page itself.
  const id = `section-${index + 1}-${slugify(text)}`;
  heading.id = id;
  return { id, text };
}

function makeScrollable(table: Element): void {
  const region = table.ownerDocument.createElement('div');
  region.className = 'table-scroll';
  region.setAttribute('tabindex', '0');
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', headingBefore(table));
  table.replaceWith(region);
  region.append(table);
}

/** Gives a cell the heading of its column, which stands above it where a wide table does not fit. */
function label(cell: HTMLTableCellElement): void {
  const heading = cell.closest('table')?.tHead?.rows[0]?.cells[cell.cellIndex];
  if (heading) cell.dataset.label = nameOf(heading);
}

function headingBefore(element: Element): string {
  const headings = [...element.ownerDocument.querySelectorAll('h2, h3')];
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & heading.DOCUMENT_POSITION_FOLLOWING,
  );
  return (before && nameOf(before)) || 'Table';
}

function nameOf(heading: Element): string {
  return (heading.textContent?.trim() ?? '').slice(0, NAME_MAX_LENGTH);
}
