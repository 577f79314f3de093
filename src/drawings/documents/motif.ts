import { houseProjection } from '../axonometry.ts';
import type { Colourway } from '../covers/colourway.ts';
import { colouredBox, filled, type Random, ring, stroked } from '../covers/pen.ts';
import { insulationLoops } from '../insulation.ts';
import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { DocumentKind } from './document-kind.ts';

interface MotifContext {
  readonly number: number;
  readonly random: Random;
  readonly colourway: Colourway;
}

type Motif = (context: MotifContext) => string;

/** The drawing on the upper part of a document's thumbnail. */
export function documentMotif(kind: DocumentKind, number: number): Motif {
  if (kind === 'checklist') return checklist;
  if (kind === 'template') return number > 2 && number % 2 === 0 ? valueStream : table;
  if (kind === 'brief') return windowElevation;
  if (kind === 'guide' && number === 6) return floorPlan;
  return slabs;
}

const TICK = '#3a2a10';

/** Six entries, four of them done. */
function checklist({ random, colourway: { drawing, real } }: MotifContext): string {
  return times(6, (i) => {
    const y = 66 + i * 58;
    const done = i < 4;
    const box = filled(`M46 ${y}h30v30H46z`, done ? real.front : 'none', drawing.line);
    const tick = done ? stroked(`M53 ${y + 15}l7 7 11-14`, TICK, 2.5) : '';
    const text = `M96 ${y + 9}h${tenths(150 + random() * 120)}M96 ${y + 22}h${tenths(80 + random() * 100)}`;
    return box + tick + stroked(text, drawing.line);
  }).join('');
}

/** A value stream in three steps, its timeline and its scale. */
function valueStream({ colourway: { drawing, real } }: MotifContext): string {
  const steps = [
    { x: 58, height: 96, tones: drawing },
    { x: 158, height: 70, tones: real },
    { x: 258, height: 118, tones: drawing },
  ].map(({ x, height, tones }, i) => {
    const data = `M${x} ${250 - height}h78M${x + 10} ${266 - height}h44M${x + 10} ${278 - height}h30`;
    const arrow = i < 2 ? stroked(`M${x + 82} 200h14m-6-5l6 5-6 5`, drawing.line) : '';
    const box = filled(`M${x} ${226 - height}h78v${height}h-78z`, tones.front, tones.line);
    return box + stroked(data, tones.line) + arrow;
  });
  const timeLine = stroked('M46 300H136V340H158V300H236V340H258V300H374', drawing.line, 3);
  const ticks = times(17, (i) => `M${46 + i * 20.5} 380v${i % 4 ? 8 : 16}`);
  return steps.join('') + timeLine + stroked(`M46 380H374${ticks.join('')}`, drawing.line, 1.6);
}

/** A table with a real head row. */
function table({ random, colourway: { drawing, real } }: MotifContext): string {
  const rules = times(8, (i) => `M46 ${70 + i * 44}H374`).join('');
  const rows = [1, 2, 3, 4, 5, 6].map((i) => {
    const y = 92 + i * 44;
    const cells =
      `M58 ${y}h${tenths(40 + random() * 46)}` +
      `M178 ${y}h${tenths(20 + random() * 34)}` +
      `M258 ${y}h${tenths(16 + random() * 26)}`;
    return stroked(cells, drawing.line);
  });
  return (
    stroked(`${rules}M46 70V378M166 70V378M246 70V378M310 70V378M374 70V378`, drawing.line) +
    filled('M46 70H374V114H46z', real.front, drawing.line) +
    rows.join('')
  );
}

/** A window with its dimensions; one casement is real. */
function windowElevation({ colourway: { drawing, real } }: MotifContext): string {
  const dimensions = 'M56 90v260M48 98l16-16M48 358l16-16M80 66h250M72 74l16-16M322 74l16-16';
  return (
    filled('M80 90H330V350H80z', drawing.front, drawing.line) +
    stroked('M80 150H330M80 220H330M205 150V350', drawing.line) +
    filled('M205 220H330V350H205z', real.front, drawing.line) +
    stroked(dimensions, drawing.line)
  );
}

/** A plan with grid bubbles; one bay is real. */
function floorPlan({ colourway: { drawing, real } }: MotifContext): string {
  const columnsX = [70, 158, 246, 334];
  const axes = columnsX.map((column) => {
    const x = column + 6;
    return stroked(`M${x} 92V420`, drawing.line, 1.4, '16 5 3 5') + ring(x, 74, 18, drawing.line);
  });
  const columns = [154, 334].flatMap((y) => columnsX.map((x) => `M${x} ${y}h12v12h-12z`)).join('');
  const walls =
    'M82 157h76v6h-76zM258 157h76v6h-76zM73 166h6v168h-6zM161 166h6v168h-6zM170 337h76v6h-76z' +
    'M337 166h6v60h-6zM337 280h6v54h-6z';
  const bay = filled('M164 160H252V250H164z', real.front, 'none');
  return `${axes.join('')}${bay}<path fill="${drawing.line}" d="${columns}${walls}"/>`;
}

/** Slabs above each other, one real; the number decides how many. */
function slabs({ number, colourway }: MotifContext): string {
  const project = houseProjection(0.9, [70, 250]);
  const count = 3 + (number % 2);
  const gap = number % 2 ? 58 : 74;
  return times(count, (i) => {
    const real = i === number % count;
    const z = i * gap - 40;
    const slab = colouredBox(project, colourway, {
      x: [0, 240],
      y: [0, 190],
      z: [z, z + (real ? 32 : 16)],
      real,
    });
    if (!real) return slab;
    const hatch = insulationLoops((along, across) => project(0, 3 + along, z + 2 + across), {
      length: 184,
      pitch: 16,
      thickness: 28,
    });
    return slab + stroked(hatch, colourway.real.line, 1.4);
  }).join('');
}
