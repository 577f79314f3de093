import { LOGO } from '../logo.ts';
import { toTenths } from '../to-tenths.ts';

export const CARD = { width: 1200, height: 630 };
/** The left edge of all content, and the right edge of whatever is not cropped. */
export const [LEFT, RIGHT] = [64, 1136];

const LOGO_TOP = 60;
const LOGO_SCALE = 1.35;
/** Where the symbol's ink starts in its grid. */
const LOGO_INK = 2;

/** The logo in the upper left corner. */
export function logo(fill: string): string {
  const offsetTo = (edge: number) => toTenths(edge - LOGO_INK * LOGO_SCALE);
  const symbol = LOGO.symbol.map((data) => inked(data, fill)).join('');
  const [x, y] = LOGO.wordmarkOrigin;
  const wordmark = `<g transform="translate(${x} ${y})">${inked(LOGO.wordmark, fill)}</g>`;
  return `<g transform="translate(${offsetTo(LEFT)} ${offsetTo(LOGO_TOP)}) scale(${LOGO_SCALE})">${symbol}${wordmark}</g>`;
}

/** The level line: a line across a card with a solid triangle on it at the left edge, as drawings of buildings mark a height. */
export function datumLine(
  y: number,
  [from, to]: readonly [number, number],
  fill: string,
  line: string,
): string {
  const triangle = inked(`M${LEFT} ${y - 14}h20l-10 14z`, fill);
  return `<path d="M${from} ${y}H${to}" style="fill:none;stroke:${line};stroke-width:1.5"/>${triangle}`;
}

/** The fill is in a style attribute, which overrides the stylesheet of a card's drawing. */
function inked(data: string, fill: string): string {
  return `<path d="${data}" style="fill:${fill};stroke:none"/>`;
}
