import { houseProjection, type Projection } from '../axonometry.ts';
import { insulationLoops } from '../insulation.ts';
import { strokesData } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { below, COVER, colouredBox, type Random, stroked } from './pen.ts';

/** Three or four slabs lifted off each other; one of them is real. */
export function stack(random: Random, colourway: Colourway): string {
  const count = 3 + below(2, random);
  const length = 470 + random() * 130;
  const depth = 330 + random() * 130;
  const gap = count === 3 ? 132 + random() * 20 : 104 + random() * 12;
  const realSlab = 1 + below(count - 1, random);
  const rise = (count - 1) * gap + 30;
  const project = houseProjection(1, [
    COVER.width / 2 - (length + depth) * 0.3535,
    COVER.height / 2 + rise * 0.433 + (length - depth) * 0.177,
  ]);
  return times(count, (i) => {
    const real = i === realSlab;
    const z = i * gap;
    const thickness = real ? 46 + random() * 12 : 18 + random() * 30;
    const inset = i && random() > 0.6 ? 44 : 0;
    const slab = colouredBox(project, colourway, {
      x: [inset, length - inset],
      y: [inset, depth - inset],
      z: [z, z + thickness],
      real,
    });
    const ways = i
      ? stroked(liftingLines(project, length, depth, z, gap), colourway.drawing.line, 1.6, '7 7')
      : '';
    if (!real) return ways + slab;
    const hatch = insulationLoops((along, across) => project(inset, inset + 3 + along, z + 3 + across), {
      length: depth - 2 * inset - 6,
      pitch: 26,
      thickness: thickness - 6,
    });
    return ways + slab + stroked(hatch, colourway.real.line, 1.6);
  }).join('');
}

function liftingLines(project: Projection, length: number, depth: number, z: number, gap: number): string {
  const corners = [
    [0, 0],
    [length, depth],
    [0, depth],
  ] as const;
  return strokesData(corners.map(([x, y]) => [project(x, y, z - gap), project(x, y, z)]));
}
