import { createSanitiser } from '#domain/sanitise-html.ts';
import { slugify } from '#domain/slug.ts';
import type { ArticleHeading } from '#ui/article.tsx';
import { trustedHtml } from '#ui/trusted-html.ts';
import { domWindow } from './dom-window.ts';

/** The content of a post as it is shown: safe HTML, and its second-level headings for the contents column. */
export interface ArticleHtml {
  readonly html: string;
  readonly headings: readonly ArticleHeading[];
}

let sanitiser: ((html: string) => string) | undefined;

/** Safe HTML of a post. One sanitiser serves them all; it is made with the first, as it needs a DOM. */
export function sanitisePost(html: string): string {
  sanitiser ??= createSanitiser(domWindow());
  return sanitiser(html);
}

/** The elements of a post's safe HTML, in a document of their own. */
export function postBody(content: string): HTMLElement {
  const { DOMParser } = domWindow();
  return new DOMParser().parseFromString(trustedHtml(sanitisePost(content)), 'text/html').body;
}

/** Sanitises the content of a post, gives its headings ids and puts each table into a region that can be scrolled. */
export function articleHtml(content: string): ArticleHtml {
  const body = postBody(content);
  const headings = [...body.querySelectorAll('h2')].map(nameHeading);
  for (const table of body.querySelectorAll('table')) makeScrollable(table);
  return { html: body.innerHTML, headings };
}

function nameHeading(heading: Element, index: number): ArticleHeading {
  const text = heading.textContent?.trim() ?? '';
  // The number keeps ids apart when two headings read the same, and free of names that the page uses itself.
  const id = `section-${index + 1}-${slugify(text)}`;
  heading.id = id;
  return { id, text };
}

function makeScrollable(table: Element): void {
  const region = table.ownerDocument.createElement('div');
  region.className = 'table-scroll';
  region.tabIndex = 0;
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
