import { boundsOf } from '../drawing.ts';
import { LOGO } from '../logo.ts';
import { tenths } from '../path.ts';
import { shortened } from './cutting.ts';
import type { Outline, TextStyle } from './outline.ts';
import { setTitle, type TitleRoom, WORD_SPACE } from './set-title.ts';

export const CARD = { width: 1200, height: 630 };
/** The left edge of all content, and the right edge of whatever is not cropped. */
export const [LEFT, RIGHT] = [64, 1136];

const LOGO_TOP = 60;
const LOGO_SCALE = 1.35;
/** Where the symbol's ink starts in its grid. */
const LOGO_INK = 2;

/** The logo in the upper left corner. */
export function logo(fill: string): string {
  const at = (edge: number) => tenths(edge - LOGO_INK * LOGO_SCALE);
  const symbol = LOGO.symbol.map((data) => inked(data, fill)).join('');
  const wordmark = inked(LOGO.wordmark, fill, LOGO.wordmarkOrigin);
  return `<g transform="translate(${at(LEFT)} ${at(LOGO_TOP)}) scale(${LOGO_SCALE})">${symbol}${wordmark}</g>`;
}

/** The level line, with its triangle at the left edge. */
export function datumLine(
  y: number,
  [from, to]: readonly [number, number],
  fill: string,
  line: string,
): string {
  const triangle = inked(`M${LEFT} ${y - 14}h20l-10 14z`, fill);
  return `<path d="M${from} ${y}H${to}" style="fill:none;stroke:${line};stroke-width:1.5"/>${triangle}`;
}

const DATA: TextStyle = { family: 'mono', weight: 400, size: 20, tracking: -0.01 };
const DATA_GAP = 24;

interface DataPlace {
  readonly y: number;
  readonly from?: number;
  readonly to: number;
  readonly fill: string;
}

/** A line of data: a reference on the left, which is shortened, and a fact on the right. */
export function dataRow(
  [reference, fact]: readonly [string, string],
  { y, from = LEFT, to, fill }: DataPlace,
  outline: Outline,
): string {
  const set = (text: string, room: number) =>
    outline(
      shortened(text, (shorter) => outline(shorter, DATA).width <= room),
      DATA,
    );
  const right = set(fact, (to - from) / 2);
  const left = set(reference, to - from - right.width - (right.width && DATA_GAP));
  return inked(left.path, fill, [from, y]) + inked(right.path, fill, [to - right.width, y]);
}

/** The place of a title: its lines are centred on the height `middle`. */
interface TitlePlace extends TitleRoom {
  readonly middle: number;
  readonly fill: string;
}

/** The heights of a line and of a capital letter, in em. */
const [LINE_HEIGHT, CAPITAL] = [1.08, 0.72];

/** A title of at most four lines; empty when no font has any of its letters. */
export function titleText(title: string, place: TitlePlace, outline: Outline): string {
  const { size, lines } = setTitle(title, place, outline);
  const leading = Math.round(size * LINE_HEIGHT);
  const first = Math.round(place.middle + (size * CAPITAL - leading * (lines.length - 1)) / 2);
  const set = lines.flatMap((words, line) => {
    // The ink, not the first letter's side bearing, is at the edge.
    let x = LEFT - boundsOf(` d="${words[0]?.path}"`).left;
    return words.map(({ path, width }) => {
      const word = inked(path, place.fill, [x, first + line * leading]);
      x += width + size * WORD_SPACE;
      return word;
    });
  });
  return set.join('');
}

/** The fill is in a style attribute, which overrides the stylesheet of a card's drawing. */
function inked(data: string, fill: string, [x, y]: readonly [number, number] = [0, 0]): string {
  const place = x || y ? ` transform="translate(${tenths(x)} ${tenths(y)})"` : '';
  return data && `<path${place} d="${data}" style="fill:${fill};stroke:none"/>`;
}
