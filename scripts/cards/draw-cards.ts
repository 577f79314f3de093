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
import satori from 'satori/package.json' with { type: 'json' };
import { cardPng } from '../../functions/src/cards/card-png.ts';
import { cardPath } from '../../src/card-path.ts';
import { pageCard } from '../../src/drawings/share-card.ts';
import { pagesWithCards } from '../build/known-pages.ts';
import { cardOf } from './page-card.ts';
import { readCardFonts } from './read-card-fonts.ts';

/** The cache of cards, each named by the hash of its input. */
const CACHE = '.local/cards';

/** The modules that turn a card into a picture. A change of one redraws all cards. */
const MODULES = ['card-png', 'card-svg', 'drawable'].map(
  (name) => new URL(`../../functions/src/cards/${name}.ts`, import.meta.url),
);

/** Draws the share card of every known page into dist/cards. */
export async function drawCards(): Promise<void> {
  const fonts = readCardFonts();
  const tools = [resvg.version, satori.version, ...MODULES.map((file) => readFileSync(file, 'utf8'))].join();
  for (const folder of [CACHE, 'dist/cards']) mkdirSync(folder, { recursive: true });
  const used = await Promise.all(
    pagesWithCards.map(async (page) => {
      const card = pageCard(cardOf(page));
      const hash = createHash('sha256').update(tools).update(JSON.stringify(card));
      for (const { data } of fonts) hash.update(new Uint8Array(data));
      const cached = `${CACHE}/${hash.digest('hex')}.png`;
      if (!existsSync(cached)) store(cached, await cardPng(card, fonts));
      copyFileSync(cached, `dist${cardPath(page.path)}`);
      return basename(cached);
    }),
  );
  const unused = readdirSync(CACHE).filter((name) => name.endsWith('.png') && !used.includes(name));
  for (const name of unused) rmSync(`${CACHE}/${name}`);
}

/** Writes to a temporary file first, so that an interrupted build leaves no partial picture. */
function store(file: string, png: Buffer): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, png);
  renameSync(temporary, file);
}
