import { COVER } from './covers/pen.ts';
import { postCover } from './covers.ts';
import { svgDocument } from './drawing.ts';
import { PALETTE } from './palette.ts';
import { type CardArt, LEVEL } from './share-cards/art.ts';
import type { Outline } from './share-cards/outline.ts';
import { CARD, dataRow, datumLine, LEFT, logo, RIGHT, titleText } from './share-cards/sheet.ts';

export { type CardArt, channelArt, objectArt, standingArt, wallArt } from './share-cards/art.ts';
export type { Outline, TextStyle } from './share-cards/outline.ts';

/** The content of a page's share card. */
export interface PageCard {
  readonly title: string;
  /** Shown under the level line: the sheet number and the company. */
  readonly sheet: string;
  readonly siteName: string;
  readonly art?: CardArt | undefined;
}

const WHITE = '#fff';
/** The gap between a title and the drawing to its right. */
const GAP = 32;

const STEPS_BESIDE_ART = [
  { size: 72, lines: 2 },
  { size: 64, lines: 3 },
  { size: 56, lines: 4 },
  { size: 48, lines: 4 },
] as const;

const STEPS_ALONE = [
  { size: 96, lines: 2 },
  { size: 80, lines: 3 },
  { size: 64, lines: 4 },
] as const;

/** The share card of a page as an SVG document: 1200 x 630 on ink, the page's drawing on the right. */
export function pageCard({ title, sheet, siteName, art }: PageCard, outline: Outline): string {
  const place = {
    ...(art
      ? { width: art.left - GAP - LEFT, steps: STEPS_BESIDE_ART }
      : { width: RIGHT - LEFT, steps: STEPS_ALONE }),
    middle: 322,
    fill: WHITE,
  };
  const body = [
    `<path d="M0 0H${CARD.width}V${CARD.height}H0z" style="fill:${PALETTE.ink900};stroke:none"/>`,
    datumLine(LEVEL, [0, CARD.width], WHITE, PALETTE.ink400),
    art?.markup ?? '',
    logo(WHITE),
    titleText(title, place, outline) || titleText(siteName, place, outline),
    dataRow([sheet, siteName], { y: 600, to: RIGHT, fill: PALETTE.ink200 }, outline),
  ];
  return svgDocument({ ...CARD, body: body.join('') }, art?.style);
}

/** The content of a post's share card. */
export interface PostCard {
  readonly slug: string;
  readonly title: string;
  readonly author: string;
  /** As displayed. */
  readonly date: string;
  readonly channel: string;
}

const STEPS_OF_POST = [
  { size: 60, lines: 3 },
  { size: 54, lines: 4 },
  { size: 48, lines: 4 },
  { size: 42, lines: 4 },
] as const;

const HALF = CARD.width / 2;
const POST_LEVEL = 532;
/** The channel's name is on the line, beside the triangle. */
const CHANNEL = { from: LEFT + 32, y: POST_LEVEL - 9 };

/** Separates paper from a cover that is nearly as light. */
const EDGE = `<path d="M${HALF} 0h1V${CARD.height}h-1z" fill="${PALETTE.ink900}" fill-opacity=".12"/>`;

/** The share card of a post as an SVG document of 1200 x 630: title on the left, cover on the right. */
export function postCard({ slug, title, author, date, channel }: PostCard, outline: Outline): string {
  const to = HALF - LEFT;
  const place = { width: to - LEFT, steps: STEPS_OF_POST, middle: 308, fill: PALETTE.ink900 };
  const body = [
    `<path d="M0 0H${CARD.width}V${CARD.height}H0z" fill="${PALETTE.paper}"/>`,
    coverHalf(slug),
    EDGE,
    logo(PALETTE.ink900),
    titleText(title, place, outline) || titleText(channel, place, outline),
    datumLine(POST_LEVEL, [LEFT, to], PALETTE.ink900, PALETTE.ruleStrong),
    dataRow([channel, ''], { ...CHANNEL, to, fill: PALETTE.ink900 }, outline),
    dataRow([author, date], { y: 572, to, fill: PALETTE.ink600 }, outline),
  ];
  return svgDocument({ ...CARD, body: body.join('') });
}

/** The middle of the cover, as high as the card; its lines scale, because what draws cards knows no others. */
function coverHalf(slug: string): string {
  const seen = (HALF / CARD.height) * COVER.height;
  const box = `${(COVER.width - seen) / 2} 0 ${seen} ${COVER.height}`;
  return postCover(slug).replace(
    /^<svg[^>]*><style>.*?<\/style>/,
    `<svg x="${HALF}" y="0" width="${HALF}" height="${CARD.height}" viewBox="${box}">`,
  );
}
