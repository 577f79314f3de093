import { expect, test } from 'vitest';
import { renderCard } from '../../functions/src/cards/render-card.ts';
import { pageCard, postCard, wallArt } from '../../src/drawings/share-card.ts';
import { readDrawing } from '../read-drawing.ts';
import { readCardFonts } from './read-card-fonts.ts';

const fonts = readCardFonts();

const MOST_BYTES = 150_000;

test('the largest card is a PNG of 1200 by 630 that phones load immediately', async () => {
  const page = {
    title: 'Smarter Data.',
    sheet: 'Sheet 00, Home',
    siteName: 'Datum & Beam',
    art: wallArt(readDrawing('hero-wall')),
  };
  const png = await renderCard(pageCard(page), fonts);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(MOST_BYTES);
});

test('posts have light cards, whatever their cover', async () => {
  const post = {
    title: 'A title of a post',
    categories: [],
    author: 'Team',
    date: '01.02.2026',
    channel: 'C',
  };
  const slugs = Array.from({ length: 16 }, (_, i) => `post-${i}`);
  const cards = await Promise.all(slugs.map((slug) => renderCard(postCard({ ...post, slug }), fonts)));
  for (const png of cards) expect(png.length).toBeLessThan(MOST_BYTES);
});

test('a card whose texts are in no font is drawn without them', async () => {
  const page = { title: '👷', sheet: '中', siteName: '' };
  expect((await renderCard(pageCard(page), fonts)).readUInt32BE(16)).toBe(1200);
});
