import { loops, plate } from './drafting.ts';
import type { Drawing } from './drawing.ts';
import { chair, desk, seatedFigure, standingFigure } from './scale-figures.ts';

/** Two sections through the company's own house, which is one storey high. */
const SIZE = { width: 640, height: 226 };
/** Top of the slab, on which everything is placed. */
const FLOOR = 208;
const ROOF = { top: 0, bottom: 18 };

/** The entrance: a visitor brings one product, which is real, and is expected. */
export function entrance(): Drawing {
  const wall = 250;
  const body =
    slab(0) +
    `<path class="poche" d="M186 ${ROOF.top}H640V${ROOF.bottom}H186z"/>` +
    `<path class="poche" d="M${wall} ${ROOF.bottom}h12V78h-12z"/>${endWall(604)}` +
    // The door, open inwards, and its threshold.
    `<path class="f" d="M${wall + 12} 78L${wall + 54} 90V${FLOOR}H${wall + 12}z"/>` +
    `<path class="d2" d="M${wall + 46} 144v18M${wall + 12} 78V${FLOOR}"/>` +
    letterBox(52) +
    product(172, FLOOR - 72) +
    standingFigure(158, FLOOR, { arm: 'out' }) +
    standingFigure(344, FLOOR, { facing: 'left', arm: 'out' }) +
    desk(392, FLOOR, 156) +
    seatedFigure(566, FLOOR, 'left') +
    chair(566, FLOOR, 'left') +
    `<path class="f" d="M470 ${FLOOR - 84}h44v32h-44z"/><path class="d2" d="M492 ${FLOOR - 52}v8M482 ${FLOOR - 44}h20"/>` +
    sign(400) +
    lamp(470);
  return { ...SIZE, body };
}

/** A room with three places at the drawing board; the chair of the third one is free, and real. */
export function freePlace(): Drawing {
  const places = [96, 280, 464];
  const body =
    slab(0) +
    `<path class="poche" d="M0 ${ROOF.top}H640V${ROOF.bottom}H0z"/>${endWall(24)}${endWall(604)}` +
    places.map((x) => board(x + 44) + lamp(x + 22)).join('') +
    places
      .slice(0, 2)
      .map((x) => chair(x, FLOOR) + seatedFigure(x, FLOOR))
      .join('') +
    standingFigure(402, FLOOR, { facing: 'left', arm: 'up' }) +
    freeChair(478);
  return { ...SIZE, body };
}

function slab(from: number): string {
  return `<path class="poche" d="M${from} ${FLOOR}H${SIZE.width}v18H${from}z"/>`;
}

/** An outer wall with a window. */
function endWall(x: number): string {
  const wall = `M${x} ${ROOF.bottom}h12v40h-12zM${x} 150h12V${FLOOR}h-12z`;
  return `<path class="poche" d="${wall}"/><path class="d" d="M${x + 4} 58V150M${x + 8} 58V150"/>`;
}

function lamp(x: number): string {
  return `<path class="d" d="M${x} ${ROOF.bottom}V52m-12 8a12 8 0 0 1 24 0z"/>`;
}

/** A slab of insulation under the visitor's arm. */
function product(x: number, y: number): string {
  return plate(x, y, 52, 26, 'real-fill') + loops(x, y, 52, 26, 8);
}

/** The datum triangle on its beam, as on the company's sheet. */
function sign(x: number): string {
  return `<path class="f" d="M${x - 24} 60h48v40h-48z"/><path class="ink" d="M${x - 10} 68h20l-10 10zM${x - 13} 82h26v5h-26z"/>`;
}

function letterBox(x: number): string {
  const box = `M${x} ${FLOOR - 62}h34v24h-34z`;
  return `<path class="f" d="${box}"/><path class="d2" d="M${x + 17} ${FLOOR - 38}V${FLOOR}M${x + 6} ${FLOOR - 54}h22"/>`;
}

/** A tilted drawing board on its stand, with a sheet. */
function board(x: number): string {
  return (
    `<path class="d2" d="M${x + 22} ${FLOOR - 98}V${FLOOR}M${x + 2} ${FLOOR - 3}h40"/>` +
    `<path class="f" d="M${x - 10} ${FLOOR - 50}l8 -4 52 -92 -8 -5 -52 92z"/>` +
    `<path class="d2" d="M${x - 3} ${FLOOR - 53}l52 -92"/>`
  );
}

function freeChair(x: number): string {
  return (
    `<path class="real-fill" d="M${x - 20} ${FLOOR - 84}h9v44h-9zM${x - 20} ${FLOOR - 38}h42v9h-42z"/>` +
    `<path class="d2" d="M${x + 1} ${FLOOR - 29}v20M${x - 18} ${FLOOR}l19 -10 19 10"/>`
  );
}
