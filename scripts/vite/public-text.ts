import { sectionsOf } from '../../src/domain/html/sections.ts';
import { type MarkdownHeading, withBoxes } from './markdown.ts';

/**
 * The part of a PDF's text that the page of the PDF shows, as `shows` in the front matter says: `all` of it, or the chapter with
 * that heading, without the heading. The rest is in the PDF only, not in any file of the site.
 *
 * @throws Error if there is no such chapter
 */
export function publicText(html: string, headings: readonly MarkdownHeading[], shows: string): string {
  if (shows === 'all') return withBoxes(html);
  const chapter = sectionsOf({ html, headings }).find(({ title }) => title === shows);
  if (!chapter) throw new Error(`There is no chapter "${shows}"`);
  return withBoxes(chapter.html);
}
