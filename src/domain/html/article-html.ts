import * as z from 'zod/mini';
import { slugify } from '../posts/slug.ts';

/** An article as it is shown: sanitised HTML, and its second-level headings for the contents column. */
export const articleHtmlSchema = z.object({
  html: z.string(),
  headings: z.readonly(z.array(z.readonly(z.object({ id: z.string(), text: z.string() })))),
});

export type ArticleHtml = z.infer<typeof articleHtmlSchema>;

/**
 * Prepares a post's text for its page: second-level headings get ids, and each table a region that scrolls.
 *
 * @param body holds the sanitised elements of the text (sanitise-html.ts), and is changed
 */
export function toArticleHtml(body: HTMLElement): ArticleHtml {
  const headings = [...body.querySelectorAll('h2')].map(nameHeading);
  for (const table of body.querySelectorAll('table')) makeScrollable(table);
  return { html: body.innerHTML, headings };
}

function nameHeading(heading: Element, index: number) {
  const text = heading.textContent?.trim() ?? '';
  // The number keeps ids apart when two headings read the same, and free of names that the page uses itself.
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

function headingBefore(element: Element): string {
  const headings = [...element.ownerDocument.querySelectorAll('h2, h3')];
  const before = headings.findLast(
    (heading) => heading.compareDocumentPosition(element) & heading.DOCUMENT_POSITION_FOLLOWING,
  );
  return before?.textContent?.trim() || 'Table';
}
