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

/** Cards that were drawn before, each under the hash of what it was drawn from. */
const KEPT = '.local/cards';

/** What makes a picture out of a card's SVG. */
const DRAWN_BY = ['rasterise', 'indexed-png', 'index-colours'].map(
  (name) => new URL(`../../functions/src/cards/${name}.ts`, import.meta.url),
);

/** Draws the share card of every page that is known now into dist/cards. */
export async function drawCards(): Promise<void> {
  const outline = await outlineWith(await readCardFonts());
  const tools = resvg.version + DRAWN_BY.map((file) => readFileSync(file, 'utf8')).join('');
  for (const folder of [KEPT, 'dist/cards']) mkdirSync(folder, { recursive: true });
  const used = await Promise.all(
    pagesWithCards.map(async (page) => {
      const svg = pageCard(cardOf(page), outline);
      const kept = `${KEPT}/${createHash('sha256').update(tools).update(svg).digest('hex')}.png`;
      if (!existsSync(kept)) keep(kept, await rasterise(svg));
      copyFileSync(kept, `dist${cardPath(page.path)}`);
      return basename(kept);
    }),
  );
  const old = readdirSync(KEPT).filter((name) => name.endsWith('.png') && !used.includes(name));
  for (const name of old) rmSync(`${KEPT}/${name}`);
}

/** Never half a picture, should the build be stopped. */
function keep(file: string, png: Buffer): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, png);
  renameSync(part, file);
}
