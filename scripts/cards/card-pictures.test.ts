import { expect, test } from 'vitest';
import { renderCard } from '../../functions/src/cards/render-card.ts';
import { pageCard, postCard } from '../../src/drawings/share-card.ts';
import { readMotifs } from '../read-drawing.ts';
import { readCardFonts } from './read-card-fonts.ts';

const fonts = readCardFonts();
const motifs = readMotifs();

const MOST_BYTES = 150_000;

test('posts have light cards, whatever their cover', async () => {
  const post = {
    title: 'A title of a post',
    categories: [],
    author: 'Team',
    date: '01.02.2026',
    channel: 'C',
  };
  const slugs = Array.from({ length: 16 }, (_, i) => `post-${i}`);
  const cards = await Promise.all(
    slugs.map((slug) => renderCard(postCard({ ...post, slug }, motifs), fonts)),
  );
  for (const png of cards) expect(png.length).toBeLessThan(MOST_BYTES);
});

test('a card is drawn without texts that no font covers', async () => {
  const page = { title: '👷', name: '中', siteName: '' };
  expect((await renderCard(pageCard(page), fonts)).readUInt32BE(16)).toBe(1200);
});
