/** A straight quotation mark or apostrophe after one of these, or at the beginning, opens; any other closes. */
const OPENS_AFTER = /[\s([{/–—]/;

/** Plain text with “ ” ‘ ’ in place of straight quotation marks and apostrophes. `before` is the character that precedes it. */
export function typographicText(text: string, before = ' '): string {
  return text.replace(/["']/g, (mark, position: number) => {
    const isOpening = OPENS_AFTER.test(text[position - 1] ?? before);
    if (mark === '"') return isOpening ? '“' : '”';
    return isOpening ? '‘' : '’';
  });
}

/** Tags, and code with its content, which are left unchanged. */
const NO_TEXT = /(<(?:pre|code)\b[\s\S]*?<\/(?:pre|code)>|<[^>]*>)/;

/** Tags that may stand between two letters of a line. After any other tag, a new text begins. */
const INLINE_TAG = /^<\/?(?:a|abbr|cite|del|em|q|small|span|strong|sub|sup)\b/;

/** The HTML of a Markdown text with typographic marks outside of code. A mark right after code closes, as after a letter. */
export function typographicHtml(html: string): string {
  let before = ' ';
  return html
    .split(NO_TEXT)
    .map((part, index) => {
      const isText = index % 2 === 0; // `split` puts what NO_TEXT matches at the odd positions.
      if (isText) {
        const text = part.replaceAll('&quot;', '"').replaceAll('&#39;', "'");
        const changed = typographicText(text, before);
        before = text.at(-1) ?? before;
        return changed;
      }
      if (part.startsWith('<code') || part.startsWith('<pre')) before = 'x';
      else if (!INLINE_TAG.test(part)) before = ' ';
      return part;
    })
    .join('');
}
