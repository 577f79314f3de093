import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import { filled, HIDDEN_DASH, level, type Random, realRectangle, ring, stroked } from '../pen.ts';

/** One property and the five who might change it; the line to its owner is drawn through. */
export function owner(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [ground, owned] = [640, 3];
  const card = { x: 470, y: 84, width: 260, height: 130 };
  const people = times(5, (i) => {
    const x = 200 + i * 200;
    const body = `M${x - 52} ${ground}V${ground - 120}C${x - 52} ${ground - 186} ${x + 52} ${ground - 186} ${x + 52} ${ground - 120}V${ground}z`;
    const fill = i === owned ? drawing.top : drawing.front;
    const way = `M600 214V290H${x}V${ground - 262}`;
    return (
      stroked(way, drawing.line, i === owned ? 4 : 1.6, i === owned ? undefined : HIDDEN_DASH) +
      filled(body, fill, drawing.line) +
      ring(x, ground - 216, 36, drawing.line, fill)
    );
  });
  return people.join('') + realRectangle(card, colourway) + level(ground, drawing.line);
}
