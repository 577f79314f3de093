import { sectionsOf } from '../../src/domain/html/sections.ts';
import { type MarkdownHeading, withBoxes } from './markdown.ts';

/**
 * The part of a PDF's text that the page of the PDF shows, as `shows` in the front matter says: `all` of it, or the chapter with
 * that heading, without the heading. The rest is in the PDF only, not in any file of the site.
 *
 * @throws Error if there is no such chapter
 */
export function publicText(html: string, headings: readonly MarkdownHeading[], shows: string): string {
  if (shows === 'all') return forScreen(html);
  const chapter = sectionsOf({ html, headings }).find(({ title }) => title === shows);
  if (!chapter) throw new Error(`There is no chapter "${shows}"`);
  return forScreen(chapter.html);
}

/** Replaces checkboxes with empty boxes, and lets the keyboard scroll code that is wider than the screen. */
function forScreen(html: string): string {
  return scrollableCode(withBoxes(html));
}

/** Makes code a Tab stop, so that the keyboard can scroll it. */
export function scrollableCode(html: string): string {
  return html.replaceAll('<pre>', '<pre tabindex="0">');
}
