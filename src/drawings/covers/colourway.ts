import { PALETTE } from '../palette.ts';

/** Colours of an object's faces and lines. */
interface Tones {
  readonly front: string;
  readonly end: string;
  readonly top: string;
  readonly line: string;
}

/** The colours of one cover: the ground, the drawing on it, and the one object in the drawing that stands out (`real`). */
export interface Colourway {
  readonly ground: string;
  readonly drawing: Tones;
  readonly real: Tones;
}

const WHITE = '#fff';
const BONE = '#e6decf';
const BLUEPRINT_LINE = '#afcce0';
const BLUEPRINT = '#17375e';

const WOOL: Tones = { front: PALETTE.wool, end: PALETTE.woolShade, top: PALETTE.woolLight, line: '#4a3712' };

const ink: Colourway = {
  ground: PALETTE.ink900,
  drawing: { front: BLUEPRINT, end: '#102b4e', top: '#24486f', line: BLUEPRINT_LINE },
  real: WOOL,
};

const film: Colourway = {
  ground: PALETTE.film2,
  drawing: { front: WHITE, end: PALETTE.film, top: '#c9d4de', line: PALETTE.ink900 },
  real: WOOL,
};

const wool: Colourway = {
  ground: PALETTE.wool,
  drawing: { front: PALETTE.woolLight, end: PALETTE.woolShade, top: '#f8e7bd', line: '#3a2a10' },
  real: { front: BLUEPRINT, end: PALETTE.ink900, top: '#34608c', line: BLUEPRINT_LINE },
};

const plaster: Colourway = {
  ground: BONE,
  drawing: { front: PALETTE.plaster, end: '#cdc3b1', top: WHITE, line: '#2c2a26' },
  real: { front: '#7cb9ac', end: '#5f978a', top: '#a9cfc5', line: '#17352f' },
};

const patina: Colourway = {
  ground: '#2f6d68',
  drawing: { front: '#3f827b', end: '#235853', top: '#5a9a92', line: '#d6ebe6' },
  real: { front: PALETTE.plaster, end: BONE, top: WHITE, line: '#1d4a45' },
};

const concrete: Colourway = {
  ground: PALETTE.concrete,
  drawing: { front: '#d3d6d9', end: PALETTE.concreteShade, top: '#e6e8ea', line: '#1c2226' },
  real: WOOL,
};

/** The colourways of the covers of PDFs, by name. */
export const COLOURWAYS = { ink, film, wool, plaster };

/** The colourways of the covers of posts. A slug picks one by index, so the order must not change. */
export const COVER_COLOURWAYS = [ink, film, wool, plaster, patina, concrete] as const;

/** Every colour of a colourway, in the same order for each. */
function coloursOf({ ground, drawing, real }: Colourway): readonly string[] {
  return [ground, ...[drawing, real].flatMap(({ front, end, top, line }) => [front, end, top, line])];
}

/** Returns the markup of a file of this folder in the colours of a colourway. The files have the colours of `concrete`. */
export function inColours(markup: string, colourway: Colourway): string {
  const colours = coloursOf(colourway);
  const replacements = new Map(coloursOf(concrete).map((colour, index) => [colour, colours[index]]));
  return markup.replace(/#[\da-f]{6}\b/g, (colour) => replacements.get(colour) ?? colour);
}
