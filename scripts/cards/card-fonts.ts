import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import decompress from 'woff2-encoder/decompress';
import type { CardFonts } from '../../functions/src/cards/outline-text.ts';

/** The site's fonts, for outlining the text of share cards. */
export async function readCardFonts(): Promise<CardFonts> {
  return {
    sans: await readFamily('instrument-sans'),
    mono: await readFamily('martian-mono'),
  };
}

/** The files of a family (src/fonts/README.md). */
function readFamily(name: string): Promise<Uint8Array[]> {
  return Promise.all(['latin', 'latin-accents', 'latin-ext'].map((part) => readFont(`${name}-${part}`)));
}

/** A font of src/fonts as TrueType: HarfBuzz does not read WOFF2. */
function readFont(name: string): Promise<Uint8Array> {
  return decompress(readFileSync(new URL(`../../src/fonts/${name}.woff2`, import.meta.url)));
}

const PREFIX = 'virtual:font/';

/** Gives functions the same fonts, as bytes in their bundle. */
export function cardFonts(): Plugin {
  return {
    name: 'card-fonts',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^virtual:font\// }, ({ path }) => ({
        path: path.slice(PREFIX.length),
        namespace: 'font',
      }));
      onLoad({ filter: /./, namespace: 'font' }, async ({ path }) => ({
        contents: await readFont(path),
        loader: 'binary',
      }));
    },
  };
}
