import { type MarkdownHeading, withBoxes } from './markdown.ts';

/** The front matter's word for a text that the site shows in full. */
const ALL = 'all';

/**
 * The part of a PDF's text that its page shows, with boxes for its tasks: all of it, or one chapter with its heading.
 * The rest is in the PDF only, not in any file of the site.
 *
 * @param shows `all`, or the heading of a chapter
 * @throws Error if there is no such chapter
 */
export function publicText(html: string, headings: readonly MarkdownHeading[], shows: string): string {
  if (shows === ALL) return withBoxes(html);
  const index = headings.findIndex(({ text }) => text === shows);
  const start = startOf(headings[index]);
  if (start < 0) throw new Error(`There is no chapter "${shows}"`);
  const end = startOf(headings[index + 1]);
  return withBoxes(html.slice(start, end < 0 ? html.length : end));

  function startOf(heading: MarkdownHeading | undefined): number {
    return heading ? html.indexOf(`<h2 id="${heading.id}">`) : -1;
  }
}
