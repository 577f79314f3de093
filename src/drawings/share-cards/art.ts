import { boundsOf, type Drawing } from '../drawing.ts';
import { heroWall } from '../hero-wall/hero-wall.ts';
import { INK_PICTURE_STYLE } from '../ink-picture-style.ts';
import { PALETTE } from '../palette.ts';
import { tenths } from '../path.ts';
import { RIGHT } from './sheet.ts';

/** A drawing in its place on a card. */
export interface CardArt {
  readonly markup: string;
  readonly style: string;
  /** Its left edge, before which the title ends. */
  readonly left: number;
}

/** The level line of the card, on which drawings stand. */
export const LEVEL = 556;

/** Classes used only by drawings of whole pages, besides those of every picture file. */
const STYLE = [
  INK_PICTURE_STYLE,
  '.fine{stroke-opacity:.5}',
  `.g{stroke-dasharray:4 4;stroke-opacity:.35}.k{fill:${PALETTE.ink950};fill-opacity:.16}.a{stroke-opacity:.8}`,
  `.q{fill:${PALETTE.plaster};stroke:none}.m{fill:${PALETTE.ink950};stroke:none}`,
  `.layer-3 .f{fill:${PALETTE.wool}}.layer-3 .e{fill:${PALETTE.woolShade}}.layer-3 .t{fill:${PALETTE.woolLight}}`,
  `.layer-3 path{stroke:${PALETTE.woolLine}}.ink2{fill:${PALETTE.woolLine};stroke:none}`,
].join('');

/** The same on every card, whatever the scale of its drawing. */
const LINE = 1.5;

function placed(body: string, [x, y, scale]: readonly [number, number, number], left: number): CardArt {
  const markup = `<g transform="translate(${tenths(x)} ${tenths(y)}) scale(${scale})">${body}</g>`;
  const lines = `path,circle{stroke-width:${tenths(LINE / scale)}}.strong{stroke-width:${tenths((2 * LINE) / scale)}}`;
  return { markup, style: STYLE + lines, left };
}

/** The leaders to the grid bubbles, which are not part of the drawing. */
const LEADERS = /<g class="leaders">.*?<\/g>/;

/** The exploded wall of the home page. Its last layer is cropped by the edge of the card. */
export function wallArt(): CardArt {
  return placed(heroWall().body.replace(LEADERS, ''), [620, 80, 0.84], 630);
}

const BUILDING_WIDTH = 600;

/** A drawing with its own floor, which is placed on the level line. */
export function standingArt({ width, height, body }: Drawing): CardArt {
  const scale = BUILDING_WIDTH / width;
  const left = RIGHT - BUILDING_WIDTH;
  return placed(body, [left, LEVEL - height * scale, scale], left);
}

/** Labels and their leaders: too small to be read on a card. */
const NOTES = /<text [^>]*>[^<]*<\/text>|<(?:path|circle) class="(?:lead|pin)"[^>]*>/g;

const OBJECT = { width: 470, top: 64 };

/** An object without its labels. Its nearest corner is on the level line. */
export function objectArt(drawing: Drawing): CardArt {
  const body = drawing.body.replace(NOTES, '');
  const { left, top, right, bottom } = boundsOf(body);
  const scale = Math.min(OBJECT.width / (right - left), (LEVEL - OBJECT.top) / (bottom - top));
  return placed(body, [RIGHT - right * scale, LEVEL - bottom * scale, scale], RIGHT - (right - left) * scale);
}

const CHANNEL = { size: 360, top: 123 };

/**
 * The round logo of the channel. Its own datum line continues at the height of a one-line title.
 *
 * @param svg a file of the site, without stylesheet and classes
 */
export function channelArt(svg: string): CardArt {
  const { size, top } = CHANNEL;
  const left = RIGHT - size;
  const markup = svg.replace(
    / width="[^"]*" height="[^"]*"/,
    ` x="${left}" y="${top}" width="${size}" height="${size}"`,
  );
  return { markup, style: '', left };
}
