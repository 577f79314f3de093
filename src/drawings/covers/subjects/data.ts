import type { Projection } from '../../axonometry.ts';
import { strokesData } from '../../path.ts';
import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import { lettering } from '../lettering.ts';
import {
  AXIS_DASH,
  colouredBox,
  filled,
  HIDDEN_DASH,
  type Random,
  realRectangle,
  realSlab,
  rectangle,
  stroked,
} from '../pen.ts';
import { centred } from './centred.ts';

/** Values from a page of running text, each in its own row of a set. */
export function propertySet(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const text = times(13, (i) => `M178 ${326 + i * 26}h${268 - ((i * 53) % 90)}`).join('');
  const rows = times(7, (i) => {
    const at = { x: 640, y: 118 + i * 74, width: 430, height: 74 };
    const cells = `M${at.x + 24} ${at.y + 37}h${130 - (i % 3) * 30}M${at.x + 236} ${at.y + 37}h56M${at.x + 352} ${at.y + 37}h44`;
    if (i === 3) return realRectangle(at, colourway, 24);
    return filled(rectangle(at), drawing.front, drawing.line) + stroked(cells, drawing.line);
  });
  const ways = [
    [378, 378, 1],
    [410, 456, 3],
    [352, 560, 5],
  ].map(([x, y, row = 0]) => `M${x} ${y}H560V${155 + row * 74}H640`);
  return (
    filled('M140 84H430L484 138V670H140z', drawing.front, drawing.line) +
    stroked('M430 84V138H484', drawing.line) +
    stroked(rectangle({ x: 178, y: 172, width: 268, height: 112 }), drawing.line) +
    stroked(`M178 284L268 204L330 258L374 226L446 284${text}`, drawing.line, 1.6) +
    stroked(ways.join(''), drawing.line, 2, AXIS_DASH) +
    rows.join('') +
    stroked('M844 118V636M960 118V636', drawing.line)
  );
}

/** The rows of two lists and which of one belongs to which of the other; some have no partner. */
export function mapping(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const row = (x: number, i: number) => ({ x, y: 90 + i * 82, width: 340, height: 66 });
  const pairs = [
    [0, 1],
    [1, 0],
    [3, 4],
    [4, 3],
    [6, 6],
  ] as const;
  const ways = pairs.map(([from, to]) => `M470 ${123 + from * 82}L730 ${123 + to * 82}`).join('');
  const list = (x: number) =>
    times(7, (i) => {
      const at = row(x, i);
      if (i === 5) return '';
      const text = `M${at.x + 26} ${at.y + 33}h${150 - (i % 3) * 36}M${at.x + 236} ${at.y + 33}h74`;
      return filled(rectangle(at), drawing.front, drawing.line) + stroked(text, drawing.line);
    }).join('');
  return (
    list(130) +
    list(730) +
    stroked(ways, drawing.line, 2, AXIS_DASH) +
    realRectangle(row(130, 5), colourway, 24) +
    realRectangle(row(730, 5), colourway, 24) +
    stroked('M470 533H730', drawing.line, 4)
  );
}

/** A drawer of cards; the one that was looked up stands out. */
export function dictionary(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  return centred(draw, { width: 900, height: 570 });

  function draw(project: Projection): string {
    const board = (x: readonly [number, number], y: readonly [number, number], top: number) =>
      colouredBox(project, colourway, { x, y, z: [0, top], real: false });
    const cards = times(9, (i) => {
      const y = 10 + i * 30;
      const isFound = i === 5;
      const [from, to] = isFound ? [74, 194] : [8, 112];
      const card = { x: [0, 190], y: [y, y + 6], z: [from, to] } as const;
      const tab = { x: [14 + (i % 3) * 56, 58 + (i % 3) * 56], y: [y, y + 6], z: [to, to + 16] } as const;
      const rows = [24, 48, 66].map((down, row) => [
        project(18, y + 6, to - down),
        project([118, 160, 140][row] ?? 140, y + 6, to - down),
      ]);
      const tones = isFound ? colourway.real : drawing;
      return (
        colouredBox(project, colourway, { ...card, real: isFound }) +
        colouredBox(project, colourway, { ...tab, real: isFound }) +
        stroked(strokesData(rows), tones.line, 1.6)
      );
    });
    const handle = strokesData([[project(70, 302, 38), project(120, 302, 38)]]);
    return (
      board([-10, 200], [-10, 0], 84) +
      cards.join('') +
      board([-10, 0], [0, 290], 84) +
      board([-10, 200], [290, 302], 84) +
      stroked(handle, drawing.line, 4)
    );
  }
}

/** A slab between the jaws of a caliper: the value is read with its unit. */
export function caliper(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [left, right] = [380, 720];
  const ticks = times(46, (i) => `M${190 + i * 20} 226v-${i % 5 ? 18 : 36}`).join('');
  const fixed = `M${left} 560L${left - 46} 500V226H130V150H${left}z`;
  const sliding = `M${right} 560L${right + 46} 500V300H${right + 150}V128H${right - 34}V226H${right}z`;
  const reading = { x: 792, y: 396, width: 320, height: 112 };
  return (
    realSlab({ x: left, y: 330, width: right - left, height: 330 }, colourway, 34) +
    filled(rectangle({ x: 130, y: 150, width: 990, height: 76 }), drawing.front, drawing.line) +
    stroked(ticks, drawing.line, 1.6) +
    filled(fixed, drawing.end, drawing.line) +
    filled(sliding, drawing.end, drawing.line) +
    stroked(`M${right - 10} 128V226M${right + 60} 300V400`, drawing.line, 1.6, HIDDEN_DASH) +
    filled(rectangle(reading), drawing.front, drawing.line) +
    stroked(lettering('120 mm', { x: 952, baseline: 475, height: 46 }), drawing.line, 3) +
    stroked('M0 660H1200', drawing.line, 1.6, AXIS_DASH)
  );
}
