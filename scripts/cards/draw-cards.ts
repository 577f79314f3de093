import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename } from 'node:path';
import resvg from '@resvg/resvg-js/package.json' with { type: 'json' };
import { outlineWith } from '../../functions/src/cards/outline-text.ts';
import { rasterise } from '../../functions/src/cards/rasterise.ts';
import { cardPath } from '../../src/card-path.ts';
import { pageCard } from '../../src/drawings/share-card.ts';
import { pagesWithCards } from '../build/known-pages.ts';
import { readCardFonts } from './card-fonts.ts';
import { cardOf } from './page-card.ts';

/** The cache of cards, each named by the hash of its input. */
const CACHE = '.local/cards';

/** The modules that turn a card's SVG into a picture. */
const DRAWN_BY = ['rasterise', 'indexed-png', 'index-colours'].map(
  (name) => new URL(`../../functions/src/cards/${name}.ts`, import.meta.url),
);

/** Draws the share card of every known page into dist/cards. */
export async function drawCards(): Promise<void> {
  const outline = await outlineWith(await readCardFonts());
  const tools = resvg.version + DRAWN_BY.map((file) => readFileSync(file, 'utf8')).join('');
  for (const folder of [CACHE, 'dist/cards']) mkdirSync(folder, { recursive: true });
  const used = await Promise.all(
    pagesWithCards.map(async (page) => {
      const svg = pageCard(cardOf(page), outline);
      const cached = `${CACHE}/${createHash('sha256').update(tools).update(svg).digest('hex')}.png`;
      if (!existsSync(cached)) store(cached, await rasterise(svg));
      copyFileSync(cached, `dist${cardPath(page.path)}`);
      return basename(cached);
    }),
  );
  const old = readdirSync(CACHE).filter((name) => name.endsWith('.png') && !used.includes(name));
  for (const name of old) rmSync(`${CACHE}/${name}`);
}

/** Writes to a temporary file first, so that an interrupted build leaves no partial picture. */
function store(file: string, png: Buffer): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, png);
  renameSync(part, file);
}
