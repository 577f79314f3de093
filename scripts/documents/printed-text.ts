import { withBoxes } from '../vite/markdown.ts';

/** A cell to write in may be empty in the text, or contain a space that preserves the column. */
const BLANK_CELL = /<td>(?:\s|&nbsp;|\u00a0)*<\/td>/g;

/** Patterns that must not be broken across lines: "EN 15804", "Article 9" and "21 mm". */
const BEFORE_NUMBER =
  /(\b(?:EN|ISO|IFC|IDS|Annex|Articles?|Area|Chapters?|Form|No|[Ww]eeks?|[Ss]teps?)|\(EU\)) (?=\d|[IVX]+\b)|\b(EN) (?=ISO)/g;
const BEFORE_UNIT = /(\d) (?=(?:mm|cm|m|kg|h|days|weeks|minutes|per cent)\b)/g;

/** Plain text with non-breaking spaces between numbers and the words that belong to them. */
function withNonBreakingSpaces(text: string): string {
  return text.replace(BEFORE_NUMBER, '$1$2\u00a0').replace(BEFORE_UNIT, '$1\u00a0');
}

/** Words that would be broken after their hyphen: "EN 13501-1", "e-mail". */
const SHORT_COMPOUND = /\b(?:(?:EN|ISO)\u00a0\d+(?:-\d+)+|\w{1,2}-\w+)/g;

/** The parts of HTML that are not text: tags, and code, which must stay copyable. */
const TAG_OR_CODE = /(<pre\b[\s\S]*?<\/pre>|<[^>]*>)/;

/** The HTML of a Markdown text prepared for print, with boxes to tick, blank cells to write in and better line breaks. */
export function printedText(html: string): string {
  return withBoxes(html)
    .split(TAG_OR_CODE)
    .map((part) =>
      part.startsWith('<')
        ? part
        : withNonBreakingSpaces(part).replace(SHORT_COMPOUND, '<span class="unbroken">$&</span>'),
    )
    .join('')
    .replace(BLANK_CELL, '<td></td>');
}
