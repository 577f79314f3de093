/** Consecutive characters of one font at one height. */
export interface Run<Font> extends Height {
  readonly font: Font;
  characters: string;
}

interface Height {
  /** Relative to the size of the text. */
  readonly size: number;
  /** Shift above the baseline, in em of the text. */
  readonly rise: number;
}

const ON_LINE: Height = { size: 1, rise: 0 };
const RAISED: Height = { size: 0.6, rise: 0.32 };
const LOWERED: Height = { size: 0.6, rise: -0.12 };

const SUPERSCRIPTS = /[\u00b2\u00b3\u00b9\u2070\u2074-\u2079]/;
const SUBSCRIPTS = /[\u2080-\u2089]/;

/** The typeface has no superscript or subscript digits (m², CO₂), so its normal digits are scaled. */
function heightOf(character: string): Height {
  if (SUPERSCRIPTS.test(character)) return RAISED;
  return SUBSCRIPTS.test(character) ? LOWERED : ON_LINE;
}

/**
 * Splits a text into runs, taking each character from the first font that has it. A character that no font has falls
 * back to its compatibility form (ﬁ to fi), or is omitted.
 */
export function runsOf<Font extends { readonly has: (character: string) => boolean }>(
  text: string,
  fonts: readonly Font[],
): Run<Font>[] {
  const runs: Run<Font>[] = [];
  for (const written of text.normalize('NFC')) {
    const height = fonts[0]?.has(written) ? ON_LINE : heightOf(written);
    const isPlain = height === ON_LINE && fonts.some((font) => font.has(written));
    for (const character of isPlain ? written : written.normalize('NFKC')) add(character, height);
  }
  return runs;

  function add(character: string, height: Height): void {
    const font = fonts.find(({ has }) => has(character));
    const last = runs.at(-1);
    if (font && last?.font === font && last.size === height.size && last.rise === height.rise) {
      last.characters += character;
    } else if (font) {
      runs.push({ ...height, font, characters: character });
    }
  }
}
