import type { Font } from 'harfbuzzjs';
import type { Outline, TextStyle } from '#drawings/share-card.ts';
import { pathData, type Segments } from './path-data.ts';
import { type Run, runsOf } from './text-runs.ts';

type Family = TextStyle['family'];
type HarfBuzz = typeof import('harfbuzzjs');

/** The files of each family (TrueType, variable weight), the one that covers most characters first. */
export type CardFonts = Readonly<Record<Family, readonly Uint8Array[]>>;

const OTHER_FAMILY: Record<Family, Family> = { sans: 'mono', mono: 'sans' };

/**
 * Returns a function that converts text to outlines, kerned and in any weight. Characters missing from one file come
 * from the next, and finally from the other family. HarfBuzz is loaded on the first call, because most instances never
 * need it.
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
      // Lazy, because most texts are only measured.
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
  // Copied, because HarfBuzz reads the whole underlying buffer, which may be larger than the file.
  const face = new Face(new Blob(new Uint8Array(file).buffer));
  const font = new Font(face);
  const outlineOf = cachingOutlines(font);
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

/** Caches glyph outlines by weight. The weight must already be set on the font. */
function cachingOutlines(font: Font): (glyph: number, weight: number) => Segments {
  const cache = new Map<string, Segments>();
  return (glyph, weight) => {
    const key = `${weight} ${glyph}`;
    const outline = cache.get(key) ?? font.glyphToJson(glyph);
    cache.set(key, outline);
    return outline;
  };
}
