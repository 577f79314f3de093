import { houseProjection } from '../axonometry.ts';
import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { AXIS_DASH, below, COVER, colouredBox, type Random, stroked } from './pen.ts';

const SLAB = 12;
const SCALE = 1.12;

/** A structural frame of two or three storeys; one slab is filled in. */
export function frame(random: Random, colourway: Colourway): string {
  const baysX = 3 + below(2, random);
  const baysY = 2;
  const storeys = 2 + below(2, random);
  const [bayX, bayY] = [420 / baysX, 260 / baysY];
  const height = 240 / storeys + 24;
  const realStorey = below(storeys, random);
  const project = houseProjection(SCALE, [600 - 680 * 0.3535 * SCALE, COVER.height / 2 + 190]);
  const [, ground] = project(0, baysY * bayY, 0);
  const drawn = times(storeys, (storey) => {
    const base = storey * (height + SLAB);
    const columns = times(baysY + 1, (j) =>
      times(baysX + 1, (i) => column((baysX - i) * bayX, j * bayY, base)).join(''),
    );
    const slab = colouredBox(project, colourway, {
      x: [-16, baysX * bayX + 16],
      y: [-16, baysY * bayY + 16],
      z: [base + height, base + height + SLAB],
      real: storey === realStorey,
    });
    return columns.join('') + slab;
  });
  return (
    stroked(`M0 ${tenths(ground)}H${COVER.width}`, colourway.drawing.line, 1.6, AXIS_DASH) + drawn.join('')
  );

  function column(x: number, y: number, base: number): string {
    return colouredBox(project, colourway, {
      x: [x - 6, x + 6],
      y: [y - 6, y + 6],
      z: [base, base + height],
      real: false,
    });
  }
}
