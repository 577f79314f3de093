/** Matches what must stay on one line (a standard or act with its number, a range, a quantity, a date), and tags of code. */
const TIED =
  /<(\/?)(?:pre|code)\b[^<>]*>|\b(?:EN|ISO|IEC|IFC|No|Articles?|Annex|[A-D]\d to) (?=[\dIVX]|[A-D]\d)|\(EU\) (?=\d|No )|(?<=(?:EN|ISO|IEC) \d{1,5})-(?=\d)|\d (?:to|×|\+) (?=\d)|\d (?=(?:mm|c?m[²³]?|kg|km|MJ|kWh|°C|%|[KM]B|W\/\(?m)(?!\p{L})|[A-Z][a-z]+ \d{4})/gsu;

/** Keeps such texts on one line, except in code. In tables, names of property sets may wrap after a prefix. Takes linear time. */
export function withTiedNumbers(html: string): string {
  let depth = 0;
  return html.replaceAll(/<td[^<>]*><code>Pset_/g, '$&<wbr>').replace(TIED, (found, slash?: string) => {
    if (slash !== undefined) depth += slash ? -1 : 1;
    if (slash !== undefined || depth > 0) return found;
    return found === '-' ? '-\u2060' : found.replaceAll(' ', '\u00a0');
  });
}
