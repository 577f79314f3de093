import type { Projection } from '../../axonometry.ts';
import { type Point, strokesData, tenths } from '../../path.ts';
import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import { lettering } from '../lettering.ts';
import {
  AXIS_DASH,
  colouredBox,
  diagonals,
  filled,
  HIDDEN_DASH,
  level,
  type Random,
  realBox,
  realRectangle,
  rectangle,
  ring,
  stroked,
} from '../pen.ts';
import { centred } from './centred.ts';

const LABEL = 30;

/** The modules of an EPD as blocks on a level line. D is beyond the boundary of the system, and a credit. */
export function modules(_: Random, colourway: Colourway): string {
  const { drawing, real } = colourway;
  const [ground, width] = [470, 168];
  const blocks = [
    { label: 'A1-A3', height: 330, parts: [0.28, 0.4] },
    { label: 'A4-A5', height: 104, parts: [0.45] },
    { label: 'B', height: 62, parts: [] },
    { label: 'C', height: 150, parts: [0.2, 0.55, 0.75] },
  ].map(({ label, height, parts }, i) => {
    const x = 132 + i * 198;
    const at = { x, y: ground - height, width, height };
    const tones = i === 0 ? real : drawing;
    const joints = parts.map((part) => `M${x} ${tenths(ground - part * height)}h${width}`).join('');
    const block = i === 0 ? realRectangle(at, colourway) : filled(rectangle(at), drawing.front, drawing.line);
    const name = lettering(label, { x: x + width / 2, baseline: ground + 66, height: LABEL });
    return block + stroked(joints, tones.line, 3) + stroked(name, drawing.line);
  });
  const credit = { x: 936, y: ground, width, height: 120 };
  const boundary = `M911 90V${ground + 190}`;
  const name = lettering('D', { x: credit.x + width / 2, baseline: ground - 30, height: LABEL });
  return (
    blocks.join('') +
    stroked(boundary, drawing.line, 2, AXIS_DASH) +
    stroked(rectangle(credit), drawing.line, 2, HIDDEN_DASH) +
    stroked(name, drawing.line) +
    level(ground, drawing.line)
  );
}

/** Global warming potential in its four rows about zero: total, fossil, biogenic (stored, so below), land use. */
export function potentials(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const zero = 440;
  const bars = [210, 330, -150, 30].map((height, i) => {
    const at = { x: 190 + i * 226, y: Math.min(zero, zero - height), width: 150, height: Math.abs(height) };
    return i === 0 ? realRectangle(at, colourway) : filled(rectangle(at), drawing.front, drawing.line);
  });
  const sum = `M340 ${zero - 210}H920M792 ${zero + 150}H860M566 ${zero - 330}H640`;
  const scale = times(13, (i) => `M1090 ${zero - 360 + i * 45}h-${i % 4 ? 14 : 30}`).join('');
  return (
    stroked(sum, drawing.line, 2, HIDDEN_DASH) +
    bars.join('') +
    stroked(`${scale}M1090 ${zero - 360}v540`, drawing.line) +
    level(zero, drawing.line)
  );
}

/** A claim on a tag, tied to the row of the declaration that proves it. */
export function claim(_: Random, colourway: Colourway): string {
  const { drawing, real } = colourway;
  const sheet = { x: 640, y: 84, width: 420, height: 582 };
  const rows = times(
    9,
    (i) => `M680 ${170 + i * 52}h${140 - (i % 3) * 34}M900 ${170 + i * 52}h${90 - (i % 2) * 30}`,
  );
  const proof = { x: 664, y: 298, width: 372, height: 56 };
  const tag = 'M150 330L238 226H470V434H238z';
  const leaf = 'M292 384C282 300 342 274 420 276C424 350 380 394 292 384zM292 384L380 312';
  return (
    filled(rectangle(sheet), drawing.front, drawing.line) +
    stroked(`${rows.join('')}M664 128h372`, drawing.line) +
    realRectangle(proof, colourway, 22) +
    filled(tag, drawing.top, drawing.line) +
    ring(212, 330, 13, drawing.line, colourway.ground) +
    stroked('M212 330C130 260 120 160 190 60', drawing.line) +
    filled(leaf, 'none', drawing.line) +
    stroked(`M470 330H664`, drawing.line, 2, AXIS_DASH) +
    `<circle cx="664" cy="330" r="7" fill="${real.line}"/>`
  );
}

/** The same material as a cubic metre and as a square metre of wall: the units that an EPD may declare. */
export function unit(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  return centred(draw, { width: 900, height: 520 });

  function draw(project: Projection): string {
    const cube = realBox(project, colourway, { x: [0, 100], y: [0, 100], z: [0, 100] }, 14);
    const wall = colouredBox(project, colourway, { x: [130, 230], y: [150, 164], z: [0, 100], real: false });
    const measures = strokesData([
      ...measure((along, out) => project(-out, along, 0)),
      ...measure((along, out) => project(along, 100 + out, 0)),
      ...measure((along, out) => project(-out, 0, along)),
      ...measure((along, out) => project(130 + along, 164 + out, 0)),
      ...measure((along, out) => project(230 + out, 164, along)),
    ]);
    const courses = diagonals((along, across) => project(130 + along, 164, across), {
      ...{ length: 100, thickness: 100, pitch: 20 },
    });
    return wall + stroked(courses, drawing.line, 1.2) + cube + stroked(measures, drawing.line);
  }
}

/** A dimension of 100, at a distance from the edge that it measures; `place` maps (along, out) to the picture. */
function measure(place: (along: number, out: number) => Point): Point[][] {
  const marks = [0, 100].map((end) => [place(end, 3), place(end, 18)]);
  return [[place(0, 12), place(100, 12)], ...marks];
}
