import { insulationLoops } from '../insulation.ts';
import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { AXIS_DASH, COVER, filled, type Random, stroked } from './pen.ts';

const CENTRE = { x: 600, y: 375 };
const RADIUS = 310;

/** A detail bubble: where a slab meets an insulated wall. */
export function detail(random: Random, { drawing, real }: Colourway): string {
  const y = 250 + random() * 120;
  const x = 480 + random() * 120;
  const upright = (left: number, width: number, top: string) =>
    `M${tenths(left)} ${top}H${tenths(left + width)}V750H${tenths(left)}z`;
  const hatch = insulationLoops((along, across) => [x + 196 + across, along], {
    length: COVER.height,
    pitch: 58,
    thickness: 108,
  });
  const slab = `M200 ${tenths(y)}H1000V${tenths(y + 120)}H200z`;
  const inside =
    filled('M200 0H1000V750H200z', drawing.front, 'none') +
    filled(slab, drawing.end, drawing.line, 3) +
    filled(upright(x, 190, tenths(y + 120)), drawing.top, drawing.line, 3) +
    filled(upright(x + 190, 120, '0'), real.front, drawing.line, 3) +
    stroked(hatch, real.line) +
    `<g>${stroked(aggregate(x, y, random), drawing.line, 1.4)}</g>` +
    filled(`M${tenths(x + 310)} 0h26V750h-26z`, drawing.front, drawing.line, 3);
  const circle = `<circle cx="${CENTRE.x}" cy="${CENTRE.y}" r="${RADIUS}"`;
  const slabEnd = CENTRE.x - Math.sqrt(RADIUS ** 2 - (y - CENTRE.y) ** 2);
  const leaders = `M0 ${tenths(y)}H${tenths(slabEnd)}M${CENTRE.x + RADIUS} ${CENTRE.y}H1200`;
  return (
    `<clipPath id="c">${circle}/></clipPath><g clip-path="url(#c)">${inside}</g>` +
    `${circle} fill="none" stroke="${drawing.line}" stroke-width="4"/>` +
    stroked(leaders, drawing.line, 2, AXIS_DASH)
  );
}

/** Small triangles in the slab. */
function aggregate(x: number, y: number, random: Random): string {
  return times(46, () => {
    const left = tenths(300 + random() * (x - 130));
    const top = tenths(y + 12 + random() * 90);
    return `M${left} ${top}l14 4-8 12z`;
  }).join('');
}
