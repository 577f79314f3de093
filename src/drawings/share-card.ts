import { COVER, type CoverPost, coverParts, type Motifs } from './covers.ts';
import { svgDocument } from './drawing.ts';
import { PALETTE } from './palette.ts';
import { type CardArt, LEVEL } from './share-cards/art.ts';
import { CARD, datumLine, LEFT, logo, RIGHT } from './share-cards/sheet.ts';

/** A share card of 1200 x 630: its picture, and the texts to set on it. */
export interface Card {
  /** Everything but the texts, as an SVG document. */
  readonly picture: string;
  readonly title: CardTitle;
  readonly rows: readonly CardRow[];
}

/** A title, in the largest of its sizes in which it fits. */
export interface CardTitle {
  /** The first text that can be drawn is the title. */
  readonly texts: readonly string[];
  readonly left: number;
  readonly width: number;
  /** The sizes from large to small, each with the number of lines that it may take. */
  readonly steps: readonly [TitleStep, ...TitleStep[]];
  /** The y coordinate on which its lines are centred. */
  readonly middle: number;
  readonly fill: string;
}

interface TitleStep {
  readonly size: number;
  readonly lines: number;
}

/** A line of data: a reference on the left, which may be cut off, and a fact on the right. */
export interface CardRow {
  readonly texts: readonly [reference: string, fact: string];
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fill: string;
}

/** The content of a page's share card. */
export interface PageCard {
  readonly title: string;
  /** Shown under the level line: the page's name and the company. */
  readonly name: string;
  readonly siteName: string;
  readonly art?: CardArt | undefined;
}

const WHITE = '#fff';
/** The gap between a title and the drawing to its right. */
const TITLE_GAP = 32;

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

/** The share card of a page: on ink, with the page's drawing on the right. */
export function pageCard({ title, name, siteName, art }: PageCard): Card {
  const body = [
    `<path d="M0 0H${CARD.width}V${CARD.height}H0z" style="fill:${PALETTE.ink900};stroke:none"/>`,
    datumLine(LEVEL, [0, CARD.width], WHITE, PALETTE.ink400),
    art?.markup ?? '',
    logo(WHITE),
  ];
  return {
    picture: svgDocument({ ...CARD, body: body.join('') }, art?.style),
    title: {
      texts: [title, siteName],
      left: LEFT,
      width: (art ? art.left - TITLE_GAP : RIGHT) - LEFT,
      steps: art ? STEPS_BESIDE_ART : STEPS_ALONE,
      middle: 322,
      fill: WHITE,
    },
    rows: [{ texts: [name, siteName], left: LEFT, right: RIGHT, baseline: 600, fill: PALETTE.ink200 }],
  };
}

/** The content of a post's share card. */
export interface PostCard extends CoverPost {
  readonly author: string;
  /** In the format in which it is displayed. */
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

/** Separates paper from a cover that is nearly as light. */
const EDGE = `<path d="M${HALF} 0h1V${CARD.height}h-1z" fill="${PALETTE.ink900}" fill-opacity=".12"/>`;

/** The share card of a post: title on the left, cover on the right. */
export function postCard({ author, date, channel, ...post }: PostCard, motifs: Motifs): Card {
  const right = HALF - LEFT;
  const body = [
    `<path d="M0 0H${CARD.width}V${CARD.height}H0z" fill="${PALETTE.paper}"/>`,
    coverHalf(post, motifs),
    EDGE,
    logo(PALETTE.ink900),
    datumLine(POST_LEVEL, [LEFT, right], PALETTE.ink900, PALETTE.ruleStrong),
  ];
  const titlePlace = { left: LEFT, width: right - LEFT, steps: STEPS_OF_POST, middle: 308 };
  return {
    picture: svgDocument({ ...CARD, body: body.join('') }),
    title: { texts: [post.title, channel], ...titlePlace, fill: PALETTE.ink900 },
    rows: [
      // On the level line, beside its triangle.
      { texts: [channel, ''], left: LEFT + 32, right, baseline: POST_LEVEL - 9, fill: PALETTE.ink900 },
      { texts: [author, date], left: LEFT, right, baseline: 572, fill: PALETTE.ink600 },
    ],
  };
}

/** How much of the cover's width a card shows: it leaves out the margins of the drawing. */
const SHOWN_COVER_WIDTH = 1120;

/**
 * The cover's drawing across the right half, with its ground up to the edges. Its lines scale with it, because the renderer of
 * cards knows no lines of a fixed width.
 */
function coverHalf(post: CoverPost, motifs: Motifs): string {
  const { ground, body } = coverParts(post, motifs);
  const height = (SHOWN_COVER_WIDTH * CARD.height) / HALF;
  const box = `${(COVER.width - SHOWN_COVER_WIDTH) / 2} ${(COVER.height - height) / 2} ${SHOWN_COVER_WIDTH} ${height}`;
  return (
    `<path d="M${HALF} 0h${HALF}v${CARD.height}h-${HALF}z" fill="${ground}"/>` +
    `<svg x="${HALF}" y="0" width="${HALF}" height="${CARD.height}" viewBox="${box}">${body}</svg>`
  );
}
