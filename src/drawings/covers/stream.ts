import { tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { below, filled, type Random, realRectangle, stroked } from './pen.ts';

const STEPS = 4;
const PITCH = 262;
const BOX = 170;
const BASE = 410;

/** A value stream: four steps with their data, and the timeline with waiting above working. */
export function stream(random: Random, colourway: Colourway): string {
  const { drawing, real } = colourway;
  const realStep = below(STEPS, random);
  const heights = times(STEPS, () => 120 + random() * 120);
  const steps = heights.map((height, i) => {
    const x = 110 + i * PITCH;
    const top = BASE - height;
    const [fill, line] = i === realStep ? [real.front, real.line] : [drawing.front, drawing.line];
    const box = filled(`M${x} ${tenths(top)}h${BOX}v${tenths(height)}h-${BOX}z`, fill, line);
    const data =
      `M${x} ${tenths(top + 46)}h${BOX}` +
      `M${x + 20} ${tenths(top + 74)}h${tenths(60 + random() * 60)}` +
      `M${x + 20} ${tenths(top + 96)}h${tenths(40 + random() * 80)}`;
    const arrow = `M${x + BOX + 12} 370h${PITCH - BOX - 26}m-16-10l16 10-16 10`;
    const hatch = i === realStep ? realRectangle({ x, y: top, width: BOX, height: 46 }, colourway, 18) : '';
    return box + hatch + stroked(data, line) + (i < STEPS - 1 ? stroked(arrow, drawing.line, 2.5) : '');
  });
  return steps.join('') + stroked(timeLine(), drawing.line, 4) + stroked(timeScale(), drawing.line, 1.6);
}

function timeLine(): string {
  const turns = times(STEPS, (i) => `H${80 + i * PITCH + BOX + 30}V540H${80 + (i + 1) * PITCH}V600`);
  return `M80 600${turns.join('')}`;
}

function timeScale(): string {
  return `${times(53, (i) => `M${80 + i * 20} 656v${i % 5 ? 12 : 24}`).join('')}M80 656H1128`;
}
