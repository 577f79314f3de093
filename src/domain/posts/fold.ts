/** Letters that Unicode does not decompose, with their usual replacement. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** These letters, and variant forms of letters and signs, with what people type instead. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  ...LETTERS,
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

const TO_REPLACE = new RegExp(`[${Object.keys(REPLACEMENTS).join('')}]`, 'g');

/**
 * Normalises text for search: lower case, without accents and typographic forms, with single spaces. "Żółć" becomes
 * "zolc", "W/m²K" becomes "w/m2k". Compatibility decomposition (NFKD) turns ², ₂, ™ and ﬁ into what people type.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(TO_REPLACE, (letter) => REPLACEMENTS[letter] as string)
    .replace(/\s+/g, ' ');
}

const LETTERS_TO_REPLACE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** Transliterates letters for an address, in lower case: "Façade, Łódź" becomes "facade, lodz"; signs stay. */
export function transliterate(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(LETTERS_TO_REPLACE, (letter) => LETTERS[letter] as string);
}
