/** Characters that decomposition leaves unchanged, with what people type instead. */
const REPLACED: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '–': '-',
  '—': '-',
  '−': '-',
};

const TO_REPLACE = new RegExp(`[${Object.keys(REPLACED).join('')}]`, 'g');

/**
 * Normalises text for search: lower case, without accents and typographic forms, with single spaces. "Żółć" becomes
 * "zolc", "W/m²K" becomes "w/m2k". Compatibility decomposition (NFKD) turns ², ₂, ™ and ﬁ into what people type.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(TO_REPLACE, (letter) => REPLACED[letter] as string)
    .replace(/\s+/g, ' ');
}
