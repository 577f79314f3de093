/**
 * Matches, in this order, a tag of code (its slash is the group), and the space or hyphen at which such texts could break:
 * "EN 15804" or "A1 to A3", "(EU) 2024/3110", "ISO 16739-1", "6 to 9", and "160 mm" or "8 January 2026".
 */
const TIED =
  /<(\/?)(?:pre|code)\b[^<>]*>|\b(?:EN|ISO|IEC|IFC|No|Articles?|Annex|Chapter|[A-D]\d to) (?=[\dIVX]|[A-D]\d)|\(EU\) (?=\d|No )|(?<=(?:EN|ISO|IEC) \d{1,5})-(?=\d)|\d (?:to|×|\+) (?=\d)|\d (?=(?:mm|c?m[²³]?|kg|km|MJ|kWh|°C|%|[KM]B|W\/\(?m|weeks|months|years|countries)(?!\p{L})|[A-Z][a-z]+ \d{4})/gsu;

/** Where code may break: after `/` or a space (the group), and in enlarged text before a capital and after `_`. */
const CODE_BREAK = /(?<=([/ ]))(?=[^/ ])|(?<=[a-z])(?=[A-Z])|(?<=_)(?=[^_])/g;

/** Adds these breaks in code that may be too long for a line, and makes the spaces and hyphens above non-breaking elsewhere. Linear time. */
export function withTiedNumbers(html: string): string {
  let codeDepth = 0;
  const withBreaks = html.replaceAll(/(?<=(?<!<pre[^<>]*>)<code>)[^<]{18,}/g, (code) =>
    code
      .replaceAll(CODE_BREAK, (_, end?: string) => (end ? '<wbr class=break>' : '<wbr>'))
      .replace(/^Pset_<wbr/, '$& class=prefix'),
  );
  return withBreaks.replace(TIED, (found, slash?: string) => {
    if (slash !== undefined) codeDepth += slash ? -1 : 1;
    if (slash !== undefined || codeDepth > 0) return found;
    return found === '-' ? '-\u2060' : found.replaceAll(' ', '\u00a0');
  });
}
