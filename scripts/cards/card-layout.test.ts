import satori from 'satori';
import { expect, test } from 'vitest';
import { drawable } from '../../functions/src/cards/drawable.ts';
import { setCard } from '../../functions/src/cards/set-card.ts';
import {
  type Bounds,
  type Card,
  type CardArt,
  pageCard,
  postCard,
  standingArt,
  wallArt,
} from '../../src/drawings/share-card.ts';
import { readDrawing, readMotifs } from '../read-drawing.ts';
import { boundsOf, objectOf } from './page-card.ts';
import { readCardFonts } from './read-card-fonts.ts';

const fonts = readCardFonts();
const motifs = readMotifs();

/** Sets a card and returns the outlines of its texts, the title first. */
async function outlinesOf(card: Card): Promise<string[]> {
  const svg = await setCard(card, fonts);
  return Array.from(svg.matchAll(/<path fill="[^"]+"( d="[^"]+")/g), ([, data = '']) => data);
}

/** What the outlines of a text take of the card. */
function inked(outlines: string): Bounds {
  return boundsOf(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path${outlines}/></svg>`,
  );
}

const TITLES = [
  '',
  'Kontakt',
  'Smarter Data. Smarter Decisions.',
  'Źdźbło, żółć i gęślą jaźń: współczynnik przenikania ciepła wełny mineralnej w ścianie zewnętrznej',
  'The declaration of performance and conformity '.repeat(5).slice(0, 200),
  'W'.repeat(200),
  'i '.repeat(100),
];

const LEFT = 64;
/** The lower edge of the logo and the upper edge of the triangle, with some space. */
const [TOP, PAGE_BOTTOM, POST_BOTTOM] = [112, 540, 505];

/** Everything within the frame, allowing for rounding and for letters that reach over their left edge, such as j. */
function expectInside(bounds: readonly Bounds[], right: number): void {
  for (const box of bounds) {
    expect(box.x).toBeGreaterThanOrEqual(LEFT - 2);
    expect(box.x + box.width).toBeLessThanOrEqual(right + 0.5);
    expect(box.y).toBeGreaterThan(TOP);
    expect(box.y + box.height).toBeLessThan(630 - 16);
  }
}

test.each<[string, () => CardArt | undefined]>([
  ['no drawing', () => undefined],
  ['an object', () => objectOf('services/optibuild')],
  ['a building', () => standingArt(readDrawing('office/free-place'))],
  ['the wall', () => wallArt(readDrawing('hero-wall'))],
])('beside %s any title fits between logo, level line and drawing', async (_, artOf) => {
  const art = artOf();
  for (const title of TITLES) {
    const card = pageCard({ title, name: 'Careers', siteName: 'A & B', art });
    const [words, ...rows] = (await outlinesOf(card)).map(inked) as [Bounds, ...Bounds[]];
    expectInside([words, ...rows], 1136);
    expectInside([words], art ? art.left - 24 : 1136);
    expect(words.y + words.height).toBeLessThan(PAGE_BOTTOM);
  }
});

test('any text of a post stays on its half', async () => {
  for (const title of TITLES) {
    for (const author of ['', 'BIM team', 'A team with a name that goes on and on, and on '.repeat(2)]) {
      const post = {
        slug: 'a-slug',
        title,
        categories: [],
        author,
        date: '29.10.2026',
        channel: 'The Datum Line',
      };
      const [words, ...rows] = (await outlinesOf(postCard(post, motifs))).map(inked) as [Bounds, ...Bounds[]];
      expectInside([words, ...rows], 536);
      expect(words.y + words.height).toBeLessThan(POST_BOTTOM);
    }
  }
});

test('the fonts have every character that cards draw', async () => {
  const all = Array.from({ length: 0x2300 }, (_, code) => drawable(String.fromCodePoint(code))).join('');
  const missing: string[] = [];
  const loadAdditionalAsset = async (_: string, segment: string) => {
    missing.push(segment);
    return [];
  };
  const element = { type: 'div', key: null, props: { style: { fontFamily: 'sans' }, children: all } };
  await satori(element, { width: 1200, height: 630, fonts, loadAdditionalAsset });
  expect(all.length).toBeGreaterThan(330);
  expect(missing).toEqual([]);
});
