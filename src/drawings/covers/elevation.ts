import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { below, COVER, filled, type Random, realRectangle, rectangle, stroked } from './pen.ts';

const FACADE = { left: 120, top: 70, right: 1080, bottom: 640 };
const STOREYS = 4;
const STOREY = 142;

/** A facade of four storeys with its level marks; one opening is filled in. */
export function elevation(random: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const { left, top, right, bottom } = FACADE;
  const bays = 7 + below(3, random);
  const bay = (right - left) / bays;
  const realBay = below(bays, random);
  const realStorey = below(STOREYS, random);
  const wall = filled(`M${left} ${top}H${right}V${bottom}H${left}z`, drawing.front, drawing.line);
  const openings = times(bays, (i) =>
    times(STOREYS, (j) => opening(left + i * bay, top + j * STOREY, i === realBay && j === realStorey)).join(
      '',
    ),
  );
  const floors = [1, 2, 3].map((j) => `M${left} ${top + j * STOREY}H${right}`).join('');
  const ground = stroked(`M0 ${bottom}H${COVER.width}`, drawing.line, 4);
  return wall + openings.join('') + stroked(floors, drawing.line, 1.4) + ground + levelMarks(drawing.line);

  /** An opening of one of three widths, or none; the diagonal shows how it opens. */
  function opening(x: number, y: number, isReal: boolean): string {
    const kind = random();
    if (kind < 0.12 && !isReal) return '';
    const jamb = jambOf(kind, bay);
    const right = x + bay - (kind > 0.5 ? jamb : 14);
    const [head, sill] = [y + 24, y + STOREY - 22];
    const at = { x: x + jamb, y: head, width: right - x - jamb, height: sill - head };
    if (isReal) return realRectangle(at, colourway, 16);
    const glass = kind > 0.5 ? drawing.end : drawing.top;
    return (
      filled(rectangle(at), glass, drawing.line) +
      stroked(`M${tenths(at.x)} ${sill}L${tenths(right)} ${head}`, drawing.line, 1.2)
    );
  }
}

function jambOf(kind: number, bay: number): number {
  if (kind > 0.66) return 16;
  return kind > 0.33 ? bay * 0.28 : 10;
}

function levelMarks(line: string): string {
  return times(STOREYS + 1, (j) => {
    const y = FACADE.bottom - j * STOREY;
    return `<path d="M1128 ${y - 22}h26l-13 22z" fill="${line}"/>${stroked(`M1096 ${y}H1170`, line)}`;
  }).join('');
}
