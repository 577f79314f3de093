import { FULL_TURN, tenths } from '../path.ts';
import { times } from '../times.ts';
import type { Colourway } from './colourway.ts';
import { AXIS_DASH, COVER, filled, type Random, stroked } from './pen.ts';

const LINES = 11;
const STEP = 74;
const CORNERS = 90;

/** Contour lines of a site around its datum. */
export function contour(random: Random, { drawing, real }: Colourway): string {
  const x = 380 + random() * 440;
  const y = 260 + random() * 240;
  const phases = [random() * 6, random() * 6, random() * 6] as const;
  const swings = [0.18 + random() * 0.12, 0.1 + random() * 0.08, 0.05] as const;
  /** The distance of a line by its number from a circle, at an angle. */
  const shape = (line: number, angle: number) =>
    1 +
    swings[0] * Math.sin(2 * angle + phases[0]) +
    swings[1] * Math.sin(3 * angle + phases[1] + line * 0.12) +
    swings[2] * Math.sin(5 * angle + phases[2]);
  const contourLine = (line: number) => {
    const points = times(CORNERS + 1, (i) => {
      const angle = (i / CORNERS) * FULL_TURN;
      const radius = line * STEP * shape(line, angle);
      return `${tenths(x + radius * Math.cos(angle) * 1.25)} ${tenths(y + radius * Math.sin(angle) * 0.8)}`;
    });
    return `M${points.join('L')}z`;
  };
  const fillOf = (line: number) => {
    if (line === 3) return real.front;
    if (line % 4 === 0) return drawing.end;
    return line < 3 ? real.top : drawing.front;
  };
  const outermostFirst = times(LINES, (i) => LINES - i);
  const lines = outermostFirst.map((line) =>
    filled(contourLine(line), fillOf(line), drawing.line, line % 4 === 0 ? 3 : 1.6),
  );
  return (
    lines.join('') +
    stroked(`M0 ${tenths(y)}H${COVER.width}`, drawing.line, 2, AXIS_DASH) +
    stroked(`M${tenths(x - 120)} ${tenths(y)}h240`, real.line, 3) +
    `<path d="M${tenths(x - 30)} ${tenths(y - 52)}h60l-30 52z" fill="${real.line}"/>`
  );
}
