import { beforeAll, expect, test } from 'vitest';
import { outlineWith } from '../../functions/src/cards/outline-text.ts';
import { type Bounds, boundsOf } from '../../src/drawings/drawing.ts';
import { serviceDrawing } from '../../src/drawings/services.ts';
import {
  type CardArt,
  type Outline,
  objectArt,
  pageCard,
  postCard,
  standingArt,
  wallArt,
} from '../../src/drawings/share-card.ts';
import { storeySpecify } from '../../src/drawings/storeys.ts';
import { readCardFonts } from './card-fonts.ts';

let outline: Outline;

beforeAll(async () => {
  outline = await outlineWith(await readCardFonts());
});

/** The position of each outlined text of a card, from its first line to its last. The logo is in its own group. */
function textBounds(markup: string): Bounds[] {
  const texts = markup.matchAll(/<path transform="translate\((\S+) (\S+)\)"( d="[^"]+") style="fill/g);
  return Array.from(texts, ([, x, y, data = '']) => {
    const { left, top, right, bottom } = boundsOf(data);
    return {
      left: left + Number(x),
      top: top + Number(y),
      right: right + Number(x),
      bottom: bottom + Number(y),
    };
  }).filter(({ left }) => left >= 63);
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

/** Everything within the frame, allowing for the rounding of coordinates. */
function expectInside(bounds: readonly Bounds[], right: number): void {
  for (const box of bounds) {
    expect(box.left).toBeGreaterThanOrEqual(LEFT - 0.1);
    expect(box.right).toBeLessThanOrEqual(right + 0.1);
    expect(box.top).toBeGreaterThan(TOP);
    expect(box.bottom).toBeLessThan(630 - 16);
  }
}

test.each<[string, () => CardArt | undefined]>([
  ['no drawing', () => undefined],
  ['an object', () => objectArt(serviceDrawing('optibuild'))],
  ['a building', () => standingArt(storeySpecify())],
  ['the wall', wallArt],
])('beside %s any title fits between logo, level line and drawing', (_, artOf) => {
  const art = artOf();
  for (const title of TITLES) {
    const card = pageCard({ title, sheet: 'Sheet 40, Careers', siteName: 'Datum & Beam', art }, outline);
    const bounds = textBounds(card);
    const words = bounds.filter(({ top }) => top < PAGE_BOTTOM);
    expectInside(bounds, 1136);
    expectInside(words, art ? art.left - 24 : 1136);
    expect(Math.max(...words.map(({ bottom }) => bottom))).toBeLessThan(PAGE_BOTTOM);
  }
});

test('any text of a post stays on its half', () => {
  for (const title of TITLES) {
    for (const author of ['', 'BIM team', 'A team with a name that goes on and on, and on '.repeat(2)]) {
      const card = postCard(
        { slug: 'a-slug', title, author, date: '29.10.2026', channel: 'The Datum Line' },
        outline,
      );
      const bounds = textBounds(card);
      expectInside(bounds, 536);
      for (const { top, bottom } of bounds) {
        if (top < POST_BOTTOM - 8) expect(bottom).toBeLessThan(POST_BOTTOM);
      }
    }
  }
});

test('the date of a post is never cut off, its author may be', () => {
  const card = (author: string) =>
    postCard({ slug: 'a-slug', title: 'T', author, date: '29.10.2026', channel: 'C' }, outline);
  const lastText = (markup: string) => markup.match(/ d="[^"]+"/g)?.at(-1);
  expect(lastText(card('A team with a name that goes on and on'))).toBe(lastText(card('BIM team')));
});

test('the glyphs of every line of a title begin at the edge of the grid', () => {
  const card = pageCard({ title: 'BIM Source Validity', sheet: '', siteName: '' }, outline);
  const byLine = Map.groupBy(textBounds(card), ({ bottom }) => Math.round(bottom / 40));
  for (const words of byLine.values()) {
    expect(Math.min(...words.map(({ left }) => left))).toBeCloseTo(LEFT, 0);
  }
});
