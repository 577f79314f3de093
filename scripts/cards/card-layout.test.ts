import satori from 'satori';
import { expect, test } from 'vitest';
import { cardPng } from '../../functions/src/cards/card-png.ts';
import { cardSvg } from '../../functions/src/cards/card-svg.ts';
import { toDrawable } from '../../functions/src/cards/drawable.ts';
import { type Card, pageCard, postCard } from '../../src/drawings/share-card.ts';
import type { Bounds } from '../../src/drawings/share-cards/art.ts';
import { readMotifs } from '../read-drawing.ts';
import { boundsOf } from './page-card.ts';
import { readCardFonts } from './read-card-fonts.ts';

const fonts = readCardFonts();
const motifs = readMotifs();

/** Typesets a card and returns the bounds of the outlines of its texts, the title first. */
async function textBoxesOf(card: Card): Promise<[Bounds, ...Bounds[]]> {
  const svg = await cardSvg(card, fonts);
  return Array.from(svg.matchAll(/<path fill="[^"]+"( d="[^"]+")/g), ([, data = '']) =>
    boundsOf(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path${data}/></svg>`),
  ) as [Bounds, ...Bounds[]];
}

const POST = {
  slug: 'a-slug',
  title: 'A title of a post',
  categories: [],
  author: 'Team',
  date: '29.10.2026',
  channel: 'The Datum Line',
};

const TITLES = [
  '',
  'Kontakt',
  'Smarter Data. Smarter Decisions.',
  'Źdźbło, żółć i gęślą jaźń: współczynnik przenikania ciepła wełny mineralnej w ścianie zewnętrznej',
  'The declaration of performance and conformity '.repeat(5).slice(0, 200),
  'W'.repeat(200),
  'i '.repeat(100),
];

/** The left and the right edge of a post's texts. */
const [LEFT, RIGHT] = [64, 536];
/** The title is between the logo and the triangle of the level line, with some space. */
const [TOP, BOTTOM] = [112, 505];

/** Expects all texts in the left half, below the logo, allowing for rounding and for letters such as j that reach to the left. */
function expectInside(bounds: readonly Bounds[]): void {
  for (const box of bounds) {
    expect(box.x).toBeGreaterThanOrEqual(LEFT - 2);
    expect(box.x + box.width).toBeLessThanOrEqual(RIGHT + 0.5);
    expect(box.y).toBeGreaterThan(TOP);
    expect(box.y + box.height).toBeLessThan(630 - 16); // The height of the card, with a margin.
  }
}

test('every text of a post stays inside its half of the card', async () => {
  for (const title of TITLES) {
    for (const author of ['', 'BIM team', 'A team with a name that goes on and on, and on '.repeat(2)]) {
      const [titleBox, ...rows] = await textBoxesOf(postCard({ ...POST, title, author }, motifs));
      expectInside([titleBox, ...rows]);
      expect(titleBox.y + titleBox.height).toBeLessThan(BOTTOM);
    }
  }
});

test('the fonts have every character that cards draw', async () => {
  // Below U+2300, because cards draw no character beyond the minus sign, U+2212.
  const text = Array.from({ length: 0x2300 }, (_, code) => toDrawable(String.fromCodePoint(code))).join('');
  const missing: string[] = [];
  const loadAdditionalAsset = async (_: string, segment: string) => {
    missing.push(segment);
    return [];
  };
  const element = { type: 'div', key: null, props: { style: { fontFamily: 'sans' }, children: text } };
  await satori(element, { width: 1200, height: 630, fonts, loadAdditionalAsset });
  expect(text.length).toBeGreaterThan(330); // Or `toDrawable` leaves out more than it should.
  expect(missing).toEqual([]);
});

test('the card of a post is smaller than 150 kB, whatever its cover', async () => {
  const slugs = Array.from({ length: 16 }, (_, i) => `post-${i}`);
  const cards = await Promise.all(slugs.map((slug) => cardPng(postCard({ ...POST, slug }, motifs), fonts)));
  for (const png of cards) expect(png.length).toBeLessThan(150_000);
});

test('a card is drawn even if no font covers its texts', async () => {
  const page = { title: '👷', name: '中', siteName: '' };
  expect((await cardPng(pageCard(page), fonts)).readUInt32BE(16)).toBe(1200); // The width of the PNG.
});
