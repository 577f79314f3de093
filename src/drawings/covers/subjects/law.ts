import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import { lettering } from '../lettering.ts';
import {
  AXIS_DASH,
  filled,
  HIDDEN_DASH,
  type Random,
  realRectangle,
  rectangle,
  ring,
  stroked,
} from '../pen.ts';

/** Two regulations as two sheets; where they overlap is the passport that both ask for. */
export function regulations(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [left, right] = [
    { x: 150, y: 84, width: 540, height: 470 },
    { x: 510, y: 196, width: 540, height: 470 },
  ];
  const both = { x: 510, y: 196, width: 180, height: 358 };
  const rows = (x: number, y: number) =>
    times(5, (i) => `M${x} ${y + i * 52}h${270 - (i % 3) * 62}`).join('');
  const names =
    lettering('CPR', { x: 264, baseline: 186, height: 54 }) +
    lettering('ESPR', { x: 924, baseline: 622, height: 54 });
  return (
    filled(rectangle(left), drawing.front, drawing.line) +
    filled(rectangle(right), drawing.top, drawing.line) +
    realRectangle(both, colourway, 30) +
    stroked(rectangle(left), drawing.line, 2) +
    stroked(rows(196, 262) + rows(736, 268) + names, drawing.line)
  );
}

/** A declaration in eight numbered parts, one of which is being read. */
export function declaration(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const sheet = { x: 360, y: 66, width: 560, height: 618 };
  const parts = times(8, (i) => {
    const y = 138 + i * 64;
    const isRead = i === 4;
    const row = isRead
      ? realRectangle({ x: 360, y: y - 32, width: 560, height: 64 }, colourway, 24)
      : stroked(
          `M400 ${y - 8}h${190 - (i % 3) * 40}M400 ${y + 12}h${120 + (i % 2) * 50}M700 ${y}h180`,
          drawing.line,
        );
    const number = lettering(String(i + 1), { x: 232, baseline: y + 13, height: 26 });
    return (
      row +
      stroked(`M258 ${y}H360`, drawing.line, 1.6, AXIS_DASH) +
      ring(232, y, 26, drawing.line) +
      stroked(number, drawing.line)
    );
  });
  return (
    filled(rectangle(sheet), drawing.front, drawing.line) +
    parts.join('') +
    stroked('M360 106h560', drawing.line)
  );
}

/** A day in the law: what was in force runs out, what is new begins, and more is planned. */
export function dates(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [day, axis] = [500, 560];
  const ticks = times(37, (i) => `M${60 + i * 30} ${axis}v${i % 6 ? 14 : 34}`).join('');
  const past = { x: -10, y: 170, width: day + 10, height: 84 };
  const fading = `M${day} 170H1010V254H${day}`;
  const planned = { x: 830, y: 418, width: 400, height: 84 };
  return (
    filled(rectangle(past), drawing.front, drawing.line) +
    stroked(fading, drawing.line, 2, HIDDEN_DASH) +
    realRectangle({ x: day, y: 294, width: 720, height: 84 }, colourway) +
    stroked(rectangle(planned), drawing.line, 2, HIDDEN_DASH) +
    stroked(`M0 ${axis}H1200${ticks}`, drawing.line, 2.5) +
    stroked(`M${day} 136V${axis}`, drawing.line, 2, AXIS_DASH) +
    `<path d="M${day - 26} 92h52l-26 44z" fill="${drawing.line}"/>`
  );
}
