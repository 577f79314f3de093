/**
 * Matches, in this order, a tag of code (its slash is the group), and the space or hyphen at which such texts could break:
 * "EN 15804" or "A1 to A3", "(EU) 2024/3110", "ISO 16739-1", "6 to 9", and "160 mm" or "8 January 2026".
 */
const TIED =
  /<(\/?)(?:pre|code)\b[^<>]*>|\b(?:EN|ISO|IEC|IFC|No|Articles?|Annex|[A-D]\d to) (?=[\dIVX]|[A-D]\d)|\(EU\) (?=\d|No )|(?<=(?:EN|ISO|IEC) \d{1,5})-(?=\d)|\d (?:to|×|\+) (?=\d)|\d (?=(?:mm|c?m[²³]?|kg|km|MJ|kWh|°C|%|[KM]B|W\/\(?m)(?!\p{L})|[A-Z][a-z]+ \d{4})/gsu;

/** Makes these spaces and hyphens non-breaking, except in code. In tables, names of property sets may break after `Pset_`. Linear time. */
export function withTiedNumbers(html: string): string {
  let codeDepth = 0;
  return html.replaceAll(/<td[^<>]*><code>Pset_/g, '$&<wbr>').replace(TIED, (found, slash?: string) => {
    if (slash !== undefined) codeDepth += slash ? -1 : 1;
    if (slash !== undefined || codeDepth > 0) return found;
    return found === '-' ? '-\u2060' : found.replaceAll(' ', '\u00a0');
  });
}
