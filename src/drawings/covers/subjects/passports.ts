import { levelFace, type Projection, projectedStep } from '../../axonometry.ts';
import { pathData, strokesData } from '../../path.ts';
import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import {
  colouredBox,
  filled,
  HIDDEN_DASH,
  type Random,
  realBox,
  realSlab,
  rectangle,
  stroked,
} from '../pen.ts';
import { centred } from './centred.ts';
import { SAMPLE_QR } from './sample-codes.ts';

/** A product with its data lifted off it: performance, environment, identity. */
export function passport(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  return centred(draw, { width: 900, height: 610 });

  function draw(project: Projection): string {
    const sheet = (z: number) =>
      filled(pathData(levelFace(project, [0, 230], [0, 150], z)), drawing.front, drawing.line);
    const row = (x: number, to: number, y: number, z: number) => [project(x, y, z), project(to, y, z)];
    const rows = times(5, (i) => [
      row(26, 100 - (i % 2) * 22, 34 + i * 21, 92),
      row(156, 206, 34 + i * 21, 92),
    ]);
    const bars = [84, 26, 40, 58].map((height, i) => {
      const x = 34 + i * 44;
      return pathData(levelFace(project, [x, x + 26], [126 - height, 126], 148));
    });
    const base = [project(20, 126, 148), project(210, 126, 148)];
    const lines = times(5, (i) => row(134, 204 - (i % 3) * 16, 40 + i * 18, 204));
    const lifted = [
      [project(0, 0, 40), project(0, 0, 204)],
      [project(230, 150, 40), project(230, 150, 204)],
      [project(0, 150, 40), project(0, 150, 204)],
    ];
    return (
      realBox(project, colourway, { x: [0, 230], y: [0, 150], z: [0, 40] }, 22) +
      stroked(strokesData(lifted), drawing.line, 1.6, HIDDEN_DASH) +
      sheet(92) +
      stroked(strokesData(rows.flat()), drawing.line) +
      sheet(148) +
      filled(bars.join(''), drawing.end, drawing.line) +
      stroked(strokesData([base]), drawing.line) +
      sheet(204) +
      codeOn(project, drawing.line) +
      stroked(strokesData(lines), drawing.line)
    );
  }
}

/** The QR code on the upper sheet, placed by a matrix so that its modules stay exact. */
function codeOn(project: Projection, fill: string): string {
  const module = 92 / SAMPLE_QR.size;
  const matrix = [
    ...projectedStep(project, [module, 0, 0]),
    ...projectedStep(project, [0, module, 0]),
    ...project(24, 30, 204),
  ].map((value) => Math.round(value * 1000) / 1000);
  return `<path fill="${fill}" stroke="none" transform="matrix(${matrix.join(' ')})" d="${SAMPLE_QR.path}"/>`;
}

/** One record as three readers see it: what is not theirs is covered. */
export function access(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  return times(3, (reader) => {
    const x = 122 + reader * 334;
    const inner = { x: x + 34, y: 132, width: 220, height: 116 };
    const seen = [1, 3, 6][reader] ?? 6;
    const rows = times(6, (i) => {
      const y = 296 + i * 56;
      if (i < seen)
        return stroked(`M${x + 34} ${y + 12}h${96 - (i % 2) * 24}M${x + 172} ${y + 12}h82`, drawing.line);
      return filled(rectangle({ x: x + 34, y, width: 220, height: 26 }), drawing.line, drawing.line);
    });
    return (
      filled(rectangle({ x, y: 90, width: 288, height: 570 }), drawing.front, drawing.line) +
      (reader === 2 ? realSlab(inner, colourway, 36) : stroked(rectangle(inner), drawing.line)) +
      (reader === 1 ? stroked(`M${inner.x} 171h220M${inner.x} 209h220`, drawing.line) : '') +
      rows.join('')
    );
  }).join('');
}

/** A battery of five modules, one of them drawn out of its tray. */
export function battery(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  return centred(draw, { width: 860, height: 560 });

  function draw(project: Projection): string {
    const tray = colouredBox(project, colourway, { x: [-14, 304], y: [-12, 152], z: [-16, 0], real: false });
    const cells = [4, 3, 2, 1, 0].map((i) => {
      const isOut = i === 2;
      const base = isOut ? 74 : 0;
      const [x, z] = [i * 60, [base, base + 92]] as const;
      const body = { x: [x, x + 50], y: [0, 140], z } as const;
      const terminal = (y: number) =>
        colouredBox(project, colourway, {
          ...{ x: [x + 16, x + 34], y: [y, y + 18], z: [z[1], z[1] + 10], real: isOut },
        });
      const ways = [
        [project(x, 140, 0), project(x, 140, base)],
        [project(x + 50, 140, 0), project(x + 50, 140, base)],
        [project(x, 0, 0), project(x, 0, base)],
      ];
      const cell = isOut
        ? stroked(strokesData(ways), drawing.line, 1.6, HIDDEN_DASH) + realBox(project, colourway, body, 25)
        : colouredBox(project, colourway, { ...body, real: false });
      return cell + terminal(18) + terminal(104);
    });
    return tray + cells.join('');
  }
}

/** A template with its cells cut out, over the data of the product that fills them. */
export function template(_: Random, colourway: Colourway): string {
  const { drawing, real, ground } = colourway;
  return centred(draw, { width: 900, height: 560 });

  function draw(project: Projection): string {
    const cells = (z: number) =>
      times(12, (i) => {
        const [x, y] = [22 + (i % 3) * 84, 20 + Math.floor(i / 3) * 42];
        return pathData(levelFace(project, [x, x + 64], [y, y + 24], z));
      }).join('');
    const plate = (z: number, fill: string, line: string) =>
      filled(pathData(levelFace(project, [0, 274], [0, 190], z)), fill, line);
    const corners = [
      [project(0, 0, 30), project(0, 0, 132)],
      [project(274, 190, 30), project(274, 190, 132)],
      [project(0, 190, 30), project(0, 190, 132)],
    ];
    const values = times(12, (i) => {
      const [x, y] = [30 + (i % 3) * 84, 32 + Math.floor(i / 3) * 42];
      return [project(x, y, 30), project(x + 46 - ((i * 17) % 23), y, 30)];
    });
    return (
      realBox(project, colourway, { x: [0, 274], y: [0, 190], z: [0, 30] }, 18) +
      stroked(cells(30), real.line, 1.4) +
      stroked(strokesData(values), real.line) +
      stroked(strokesData(corners), drawing.line, 1.6, HIDDEN_DASH) +
      plate(132, drawing.front, drawing.line) +
      filled(cells(132), ground, drawing.line)
    );
  }
}
