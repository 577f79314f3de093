import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import {
  AXIS_DASH,
  filled,
  HIDDEN_DASH,
  level,
  type Random,
  realRectangle,
  realSlab,
  rectangle,
  ring,
  stroked,
} from '../pen.ts';

/** The parts of a model against what is required of them: four pass, one does not. */
export function check(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const sheet = { x: 560, y: 66, width: 470, height: 618 };
  const rows = times(5, (i) => {
    const y = 96 + i * 116;
    const part = { x: 170, y: y + 8, width: [210, 96, 140, 210, 60][i] ?? 96, height: 78 };
    const passes = i !== 3;
    const mark = passes ? `M944 ${y + 46}l18 20 34-44` : `M948 ${y + 26}l40 40m0-40l-40 40`;
    return (
      (i === 0 ? realRectangle(part, colourway, 22) : filled(rectangle(part), drawing.front, drawing.line)) +
      stroked(`M${part.x + part.width} ${y + 47}H560`, drawing.line, 1.6, AXIS_DASH) +
      stroked(
        `M600 ${y + 30}h${200 - (i % 3) * 44}M600 ${y + 62}h${120 + (i % 2) * 60}${rectangle({ x: 930, y: y + 10, width: 72, height: 72 })}`,
        drawing.line,
      ) +
      stroked(mark, drawing.line, 4)
    );
  });
  return filled(rectangle(sheet), drawing.front, drawing.line) + rows.join('');
}

/** A product passes a frame and comes out as a file with rows; what is not exported stays behind. */
export function exported(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const gate = 520;
  const held = [170, 560].map((y) => rectangle({ x: 150, y, width: 250, height: 70 })).join('');
  const rows = times(6, (i) => `M806 ${176 + i * 80}h${96 - (i % 3) * 22}M960 ${176 + i * 80}h80`).join('');
  return (
    stroked(held, drawing.line, 2, HIDDEN_DASH) +
    stroked(`M400 205H${gate - 40}M400 595H${gate - 40}`, drawing.line, 1.6, HIDDEN_DASH) +
    filled(rectangle({ x: gate - 40, y: 96, width: 80, height: 558 }), drawing.end, drawing.line) +
    stroked(`M${gate + 40} 375H760M720 355L760 375L720 395`, drawing.line, 4) +
    realSlab({ x: 150, y: 316, width: 250, height: 118 }, colourway, 27) +
    stroked(`M400 375H${gate - 40}`, drawing.line, 4) +
    filled('M766 84H1012L1074 146V666H766z', drawing.front, drawing.line) +
    stroked(`M1012 84V146H1074${rows}`, drawing.line)
  );
}

/** A factory, its product at the gate, and the sheets that leave with it. */
export function factory(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const ground = 610;
  const hall = `M130 ${ground}V300L290 200V300L450 200V300L610 200V300L770 200V${ground}z`;
  const lights = [290, 450, 610].map((x) => `M${x - 116} 316L${x - 20} 256V316z`).join('');
  const slabs = times(4, (i) =>
    realSlab({ x: 556, y: ground - 46 * (i + 1) - 14, width: 160, height: 46 }, colourway, 27),
  );
  const sheets = [0, 1, 2].map((i) => {
    const at = { x: 872 + i * 34, y: 330 - i * 54, width: 170, height: 226 };
    const rows = times(4, (row) => `M${at.x + 24} ${at.y + 44 + row * 40}h${112 - (row % 2) * 38}`).join('');
    return filled(rectangle(at), drawing.front, drawing.line) + stroked(rows, drawing.line, 1.6);
  });
  return (
    filled(hall, drawing.front, drawing.line) +
    filled(lights, drawing.end, drawing.line) +
    stroked(`M150 410H510M150 450H510`, drawing.line, 1.4) +
    filled(rectangle({ x: 530, y: 360, width: 212, height: ground - 360 }), drawing.end, drawing.line) +
    slabs.join('') +
    stroked(`M560 ${ground - 8}h152`, drawing.line, 4) +
    stroked('M742 470H866', drawing.line, 2, HIDDEN_DASH) +
    sheets.reverse().join('') +
    level(ground, drawing.line)
  );
}

/** Products of a line, one of them taken out as a sample, and the results of the tests between their limits. */
export function productionControl(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [ground, pitch, sampled] = [640, 160, 3];
  const results = [236, 268, 214, 252, 190, 262].map((y, i) => ({ x: 200 + i * pitch, y }));
  const products = results.map(({ x }, i) => {
    const isSample = i === sampled;
    const at = { x: x - 52, y: ground - (isSample ? 200 : 92), width: 104, height: 92 };
    return isSample ? realRectangle(at, colourway, 20) : filled(rectangle(at), drawing.front, drawing.line);
  });
  const sample = results[sampled] ?? { x: 0, y: 0 };
  return (
    filled(rectangle({ x: 120, y: 84, width: 960, height: 310 }), drawing.front, drawing.line) +
    stroked('M120 140H1080M120 338H1080', drawing.line, 2, HIDDEN_DASH) +
    stroked('M120 239H1080', drawing.line, 1.6, AXIS_DASH) +
    stroked(`M${results.map(({ x, y }) => `${x} ${y}`).join('L')}`, drawing.line, 3) +
    results.map(({ x, y }) => ring(x, y, 11, drawing.line, drawing.top)).join('') +
    stroked(`M${sample.x} ${sample.y + 11}V${ground - 200}`, drawing.line, 1.6, AXIS_DASH) +
    products.join('') +
    stroked(
      rectangle({ x: sample.x - 52, y: ground - 92, width: 104, height: 92 }),
      drawing.line,
      2,
      HIDDEN_DASH,
    ) +
    level(ground, drawing.line)
  );
}
