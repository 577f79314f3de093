/** A task's box as the Markdown renderer writes it, to be ticked with a mouse. */
const CHECKBOX = /<input disabled="" type="checkbox">\s*/g;

/** A cell to write in may be empty in the text, or hold a space that keeps the column. */
const BLANK_CELL = /<td>(?:\s|&nbsp;|\u00a0)*<\/td>/g;

/** What a number belongs to: "EN 15804", "Article 9" and "21 mm" are not parted at the end of a line. */
const BEFORE_NUMBER =
  /(\b(?:EN|ISO|IFC|IDS|Annex|Articles?|Area|Chapters?|Form|No|[Ww]eeks?|[Ss]teps?)|\(EU\)) (?=\d|[IVX]+\b)|\b(EN) (?=ISO)/g;
const BEFORE_UNIT = /(\d) (?=(?:mm|cm|m|kg|h|days|weeks|minutes|per cent)\b)/g;

/** A plain text whose numbers stay with the words that they belong to. */
export function withBoundNumbers(text: string): string {
  return text.replace(BEFORE_NUMBER, '$1$2\u00a0').replace(BEFORE_UNIT, '$1\u00a0');
}

/** What would be parted after its hyphen: "EN 13501-1", "e-mail". */
const SHORT_COMPOUND = /\b(?:(?:EN|ISO)\u00a0\d+(?:-\d+)+|\w{1,2}-\w+)/g;

/** Code as it is, which must stay fit for copying, and tags. Between them stands the text. */
const NO_TEXT = /(<pre>[\s\S]*?<\/pre>|<[^>]*>)/;

/** The HTML of a Markdown text made ready for paper: boxes to tick, cells to write in and better line ends. */
export function printedText(html: string): string {
  return html
    .split(NO_TEXT)
    .map((part) => (part.startsWith('<') ? part : keptTogether(part)))
    .join('')
    .replace(/<ul>\s*(?=<li><input disabled="" type="checkbox">)/g, '<ul class="tasks" role="list">')
    .replace(CHECKBOX, '<span class="box" aria-hidden="true"></span>')
    .replace(BLANK_CELL, '<td></td>');
}

function keptTogether(text: string): string {
  return withBoundNumbers(text).replace(SHORT_COMPOUND, '<span class="unbroken">$&</span>');
}
