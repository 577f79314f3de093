import { beforeAll, expect, test } from 'vitest';
import { outlineWith } from '../../functions/src/cards/outline-text.ts';
import { rasterise } from '../../functions/src/cards/rasterise.ts';
import { type Outline, pageCard, postCard, wallArt } from '../../src/drawings/share-card.ts';
import { readCardFonts } from './card-fonts.ts';

let outline: Outline;

beforeAll(async () => {
  outline = await outlineWith(await readCardFonts());
});

const MOST_BYTES = 60_000;

test('the largest card is a PNG of 1200 by 630 that phones load immediately', async () => {
  const page = { title: 'Smarter Data.', sheet: 'Sheet 00, Home', siteName: 'Datum & Beam', art: wallArt() };
  const png = await rasterise(pageCard(page, outline));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(MOST_BYTES);
});

test('posts have light cards, whatever their cover', async () => {
  const post = { title: 'A title of a post', author: 'Team', date: '01.02.2026', channel: 'C' };
  const slugs = Array.from({ length: 16 }, (_, i) => `post-${i}`);
  const cards = await Promise.all(slugs.map((slug) => rasterise(postCard({ ...post, slug }, outline))));
  for (const png of cards) expect(png.length).toBeLessThan(MOST_BYTES);
});
