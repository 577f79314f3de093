import type { Font } from 'harfbuzzjs';
import type { Outline, TextStyle } from '../../../src/drawings/share-card.ts';
import { pathData, type Segments } from './path-data.ts';
import { type Run, runsOf } from './text-runs.ts';

type Family = TextStyle['family'];
type HarfBuzz = typeof import('harfbuzzjs');

/** The files of each family (TrueType, of variable weight), the one with most letters first. */
export type CardFonts = Readonly<Record<Family, readonly Uint8Array[]>>;

const OTHER_FAMILY: Record<Family, Family> = { sans: 'mono', mono: 'sans' };

/**
 * Outlines texts with fonts: kerned, in any weight, what one file lacks from the next, in the end from the other family.
 * HarfBuzz is loaded with the first call: most instances of the functions never need it.
 */
export async function outlineWith(files: CardFonts): Promise<Outline> {
  const harfBuzz = await import('harfbuzzjs');
  const open = (file: Uint8Array) => openFont(harfBuzz, file);
  const fonts = { sans: files.sans.map(open), mono: files.mono.map(open) };

  return (text, { family, size, weight, tracking = 0 }) => {
    const placed: (() => string)[] = [];
    let x = 0;
    for (const run of runsOf(text, [...fonts[family], ...fonts[OTHER_FAMILY[family]]])) {
      const scale = (size * run.size) / run.font.unitsPerEm;
      for (const { outline, advance, dx, dy } of run.font.set(run, weight)) {
        const [left, base] = [x + dx * scale, -dy * scale - run.rise * size];
        placed.push(() => pathData(outline, scale, left, base));
        x += advance * scale + tracking * size;
      }
    }
    return {
      width: placed.length === 0 ? 0 : x - tracking * size,
      // Made when it is asked for: most texts are only measured.
      get path() {
        return placed.map((draw) => draw()).join('');
      },
    };
  };
}

interface SetGlyph {
  readonly outline: Segments;
  readonly advance: number;
  readonly dx: number;
  readonly dy: number;
}

interface OpenFont {
  readonly unitsPerEm: number;
  readonly has: (character: string) => boolean;
  readonly set: (run: Run<OpenFont>, weight: number) => SetGlyph[];
}

function openFont({ Blob, Buffer, Face, Font, shape, Variation }: HarfBuzz, file: Uint8Array): OpenFont {
  // A copy of its own: the file may be a part of a larger buffer, of which HarfBuzz would see the whole.
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  const font = new Font(face);
  const outlineOf = keepingOutlines(font);
  return {
    unitsPerEm: face.upem,
    has: (character) => font.nominalGlyph(character.codePointAt(0) as number) !== undefined,
    set: ({ characters }, weight) => {
      font.setVariations([new Variation('wght', weight)]);
      const buffer = new Buffer();
      buffer.addText(characters);
      buffer.guessSegmentProperties();
      shape(font, buffer);
      return buffer
        .getGlyphInfosAndPositions()
        .map(({ codepoint: glyph, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          outline: outlineOf(glyph, weight),
          advance: xAdvance,
          dx: xOffset,
          dy: yOffset,
        }));
    },
  };
}

/** Asks for the outline of a glyph in a weight once. The weight must be set. */
function keepingOutlines(font: Font): (glyph: number, weight: number) => Segments {
  const kept = new Map<string, Segments>();
  return (glyph, weight) => {
    const key = `${weight} ${glyph}`;
    const outline = kept.get(key) ?? font.glyphToJson(glyph);
    kept.set(key, outline);
    return outline;
  };
}
