import type { Drawing } from '../drawing.ts';
import { PALETTE } from '../palette.ts';
import { toTenths } from '../to-tenths.ts';
import { RIGHT } from './sheet.ts';

/** The smallest upright rectangle around a picture. */
export interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing with its position on a card. */
export interface CardArt {
  readonly markup: string;
  readonly style: string;
  /** The left edge, before which the title ends. */
  readonly left: number;
}

/** The y coordinate of the level line of a page's card, on which drawings stand (sheet.ts draws it). */
export const LEVEL = 556;

/** The colours of drawings on ink that are not tokens, as `.on-ink` sets them. */
const TONES = { line: '#afcce0', front: '#17375e', end: '#0e284a', top: '#24486f', sheet: '#132f53' };

/** The classes of `src/styles/drawing.css` and of hero-wall.svg (g, k, a, q, m) in literal colours on ink. */
const STYLE = [
  `path,circle{fill:none;stroke:${TONES.line};stroke-width:1.2;stroke-linejoin:round}`,
  `.f{fill:${TONES.front}}.e{fill:${TONES.end}}.t{fill:${TONES.top}}`,
  '.d{stroke-opacity:.5}.strong{stroke-width:2}',
  '.dash,.ghost{stroke-dasharray:4 4;stroke-opacity:.65}',
  `.sheet{fill:${TONES.sheet}}.hole{fill:${PALETTE.ink950}}`,
  `.ink,.pin{fill:${TONES.line};stroke:none}.poche{fill:${PALETTE.ink400};stroke:none}`,
  `.note-real,.real .f{fill:${PALETTE.wool}}.real .e{fill:${PALETTE.woolShade}}.real .t{fill:${PALETTE.woolLight}}`,
  `.real path,.real-d,.note-real{stroke:${PALETTE.woolLine}}`,
  `.real-fill{fill:${PALETTE.wool};stroke:${PALETTE.woolLine}}.lead{stroke-opacity:.6}`,
  '.axis{stroke-dasharray:14 4 2 4;stroke-opacity:.65}',
  `.fig path,.fig circle{fill:${PALETTE.ink300};stroke:none}.fig .hat{fill:${PALETTE.wool}}`,
  `.fig .arm{fill:none;stroke:${PALETTE.ink300};stroke-width:6;stroke-linecap:round}`,
  '.fine{stroke-opacity:.5}',
  `.g{stroke-dasharray:4 4;stroke-opacity:.35}.k{fill:${PALETTE.ink950};fill-opacity:.16}.a{stroke-opacity:.8}`,
  `.q,.qr path{fill:${PALETTE.plaster};stroke:none}.m,.qr path+path{fill:${PALETTE.ink950};stroke:none}`,
  `.layer-3 .f{fill:${PALETTE.wool}}.layer-3 .e{fill:${PALETTE.woolShade}}.layer-3 .t{fill:${PALETTE.woolLight}}`,
  `.layer-3 path{stroke:${PALETTE.woolLine}}.ink2{fill:${PALETTE.woolLine};stroke:none}`,
].join('');

/** The width of lines on every card: `objectArt` divides it by the scale of the drawing. */
const LINE_WIDTH = 1.5;

/** Labels and their leaders: too small to be read on a card. */
const NOTES =
  /<text [^>]*>[^<]*<\/text>|<(?:path|circle) class="(?:lead|pin)"[^>]*>|<g class="leaders">.*?<\/g>/g;

/** The part of a card that the object of a drawing may cover: its maximum width, and its top. */
const OBJECT_AREA = { width: 500, top: 64 };

/** A drawing without its labels. */
export function unlabelled(drawing: Drawing): Drawing {
  return { ...drawing, body: drawing.body.replace(NOTES, '') };
}

/** Places a drawing on a card: its object, with the given bounds, is at the right, its lowest point on the level line. */
export function objectArt({ body }: Drawing, { x, y, width, height }: Bounds): CardArt {
  const scale = Math.min(OBJECT_AREA.width / width, (LEVEL - OBJECT_AREA.top) / height);
  const [left, top] = [RIGHT - (x + width) * scale, LEVEL - (y + height) * scale];
  const markup = `<g transform="translate(${toTenths(left)} ${toTenths(top)}) scale(${scale})">${body}</g>`;
  const lines = `path,circle{stroke-width:${toTenths(LINE_WIDTH / scale)}}.strong{stroke-width:${toTenths((2 * LINE_WIDTH) / scale)}}`;
  return { markup, style: STYLE + lines, left: RIGHT - width * scale };
}

const CHANNEL = { size: 360, top: 123 };

/**
 * The round logo of The Datum Line (`site.channel`). `top` puts the datum line in it at the height of a title of one line.
 *
 * @param svg the file of the logo, without stylesheet and classes
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
