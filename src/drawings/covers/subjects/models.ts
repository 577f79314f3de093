import { houseProjection } from '../../axonometry.ts';
import { times } from '../../times.ts';
import type { Colourway } from '../colourway.ts';
import { lettering } from '../lettering.ts';
import {
  AXIS_DASH,
  colouredBox,
  filled,
  HIDDEN_DASH,
  level,
  type Random,
  realBox,
  realRectangle,
  realSlab,
  rectangle,
  ring,
  stroked,
} from '../pen.ts';

/** The way from the root of a schema to the class of one product. */
export function classTree(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const node = (x: number, y: number) => ({ x, y: y - 42, width: 210, height: 84 });
  const branches = [190, 375, 560];
  const leaves = [130, 252, 375, 498, 620];
  const parentOf = [0, 0, 1, 2, 2];
  const link = (x: number, from: number, to: number) => `M${x} ${from}h60V${to}h60`;
  const links =
    branches.map((y) => link(320, 375, y)).join('') +
    leaves.map((y, i) => link(650, branches[parentOf[i] ?? 0] ?? y, y)).join('');
  const classes = [node(110, 375), ...branches.map((y) => node(440, y))].map(({ x, y, width, height }) => {
    const name = `M${x + 24} ${y + 32}h${width - 90}M${x + 24} ${y + 54}h${width - 130}`;
    return (
      filled(rectangle({ x, y, width, height }), drawing.front, drawing.line) + stroked(name, drawing.line)
    );
  });
  const products = leaves.map((y, i) => {
    const at = node(770, y);
    if (i === 1)
      return realRectangle(at, colourway, 22) + stroked(elementSign(i, 1000, y - 42), drawing.line);
    return (
      filled(rectangle(at), drawing.front, drawing.line) + stroked(elementSign(i, 1000, y - 42), drawing.line)
    );
  });
  const way = `${link(320, 375, 190)}${link(650, 190, 252)}`;
  return stroked(links, drawing.line) + stroked(way, drawing.line, 4) + classes.join('') + products.join('');
}

/** Signs of 84 x 84: a window, a panel, a grid of a curtain wall, a section of a rail. */
function elementSign(kind: number, x: number, y: number): string {
  const frame = rectangle({ x, y, width: 84, height: 84 });
  if (kind === 0) return `${frame}M${x} ${y + 84}L${x + 42} ${y}L${x + 84} ${y + 84}`;
  if (kind === 1) return `${frame}M${x + 42} ${y}v84M${x} ${y + 42}h84`;
  if (kind === 2) return `${frame}M${x + 28} ${y}v84M${x + 56} ${y}v84M${x} ${y + 28}h84M${x} ${y + 56}h84`;
  if (kind === 3) return `M${x} ${y}h84v14h-34v56h34v14h-84v-14h34v-56h-34z`;
  return `${frame}M${x} ${y}l84 84M${x + 84} ${y}l-84 84`;
}

/** One window in three depths of information: its place, its parts, the product. */
export function threeDepths(_: Random, colourway: Colourway): string {
  const { drawing, real } = colourway;
  const [sill, width, height] = [580, 250, 420];
  const at = (i: number) => ({ x: 145 + i * 330, y: sill - height, width, height });
  const inset = ({ x, y }: { x: number; y: number }, by: number) =>
    rectangle({ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by });
  const [place, parts, product] = [at(0), at(1), at(2)];
  const opening = ({ x, y }: { x: number; y: number }, by: number) =>
    `M${x + by} ${y + by}L${x + width - by} ${y + height / 2}L${x + by} ${y + height - by}`;
  const handle = `M${product.x + 214} ${sill - 232}h14v26h-14zM${product.x + 221} ${sill - 206}v44`;
  const ledge = rectangle({ x: product.x - 22, y: sill - 12, width: width + 44, height: 24 });
  return (
    stroked(rectangle(place), drawing.line, 2, HIDDEN_DASH) +
    stroked(
      `M${place.x} ${place.y}l${width} ${height}m0-${height}l-${width} ${height}`,
      drawing.line,
      1.6,
      HIDDEN_DASH,
    ) +
    filled(rectangle(parts), drawing.front, drawing.line) +
    filled(inset(parts, 34), drawing.end, drawing.line) +
    stroked(opening(parts, 34), drawing.line, 1.4) +
    realRectangle(product, colourway, 20) +
    filled(inset(product, 34), real.top, real.line) +
    filled(inset(product, 46), real.front, real.line) +
    filled(inset(product, 64), drawing.end, real.line) +
    stroked(opening(product, 64), drawing.line, 1.4) +
    filled(handle, real.end, real.line) +
    filled(ledge, real.end, real.line) +
    stroked(
      `M${product.x + 92} ${product.y + 128}l52-52M${product.x + 92} ${product.y + 168}l86-86`,
      drawing.line,
      1.4,
    ) +
    level(sill + 12, drawing.line)
  );
}

/** Five objects of a library, each with its number. */
export function objects(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const ground = 620;
  const outline = (x: number, width: number, height: number) =>
    filled(rectangle({ x, y: ground - height, width, height }), drawing.front, drawing.line);
  const door =
    outline(130, 150, 330) + stroked(`M156 ${ground}v-304h98v304M228 ${ground - 160}v34`, drawing.line);
  const window =
    outline(350, 150, 210) +
    stroked(`M368 ${ground - 18}v-174h114v174zM425 ${ground - 192}v174`, drawing.line);
  const slab = realSlab({ x: 566, y: ground - 330, width: 96, height: 330 }, colourway, 32);
  const beam = filled(
    `M732 ${ground}v-26h54v-218h-54v-26h138v26h-54v218h54v26z`,
    drawing.front,
    drawing.line,
  );
  const pipe = `M938 ${ground}v-300M1062 ${ground}v-300`;
  const round =
    filled(
      `${pipe}M938 ${ground}V${ground - 300}A62 20 0 0 1 1062 ${ground - 300}V${ground}z`,
      drawing.front,
      drawing.line,
    ) + filled(`M938 ${ground - 300}a62 20 0 0 0 124 0a62 20 0 0 0-124 0z`, drawing.end, drawing.line);
  const numbers = [205, 425, 614, 801, 1000].map(
    (x, i) =>
      ring(x, 130, 38, drawing.line) +
      stroked(lettering(String(i + 1), { x, baseline: 148, height: 36 }), drawing.line) +
      stroked(`M${x} 168V252`, drawing.line, 1.6, AXIS_DASH),
  );
  return door + window + slab + beam + round + numbers.join('') + level(ground, drawing.line);
}

/** Many parts on one scale of a balance, one box with the same data on the other: light geometry. */
export function balance(_: Random, colourway: Colourway): string {
  const { drawing } = colourway;
  const [heavy, light] = [
    { x: 320, y: 540 },
    { x: 880, y: 380 },
  ];
  const pan = ({ x, y }: typeof heavy) =>
    filled(`M${x - 170} ${y}h340l-26 26h-288z`, drawing.end, drawing.line) +
    stroked(`M${x - 150} ${y}L${x} ${y - 300}L${x + 150} ${y}`, drawing.line);
  const onPan = ({ x, y }: typeof heavy, scale: number, size: number) =>
    houseProjection(scale, [x - size * scale * Math.SQRT1_2, y - 14]);
  const parts = onPan(heavy, 1.6, 84);
  const cubes = times(27, (i) => {
    const [x, y, z] = [(2 - (i % 3)) * 29, (Math.floor(i / 3) % 3) * 29, Math.floor(i / 9) * 29];
    return colouredBox(parts, colourway, { x: [x, x + 25], y: [y, y + 25], z: [z, z + 25], real: false });
  });
  const box = realBox(onPan(light, 1.6, 84), colourway, { x: [0, 84], y: [0, 84], z: [0, 84] }, 14);
  return (
    filled('M588 290h24l16 366h-56z', drawing.front, drawing.line) +
    filled('M300 232L320 248L880 88L872 68z', drawing.front, drawing.line) +
    ring(600, 160, 20, drawing.line, drawing.end) +
    stroked('M600 180V290', drawing.line, 4) +
    pan(heavy) +
    pan(light) +
    cubes.join('') +
    box +
    level(656, drawing.line)
  );
}
