import { insulationLoops } from '../insulation.ts';
import { aroundCircle, type Point, polygon, strokes } from '../path.ts';
import { mulberry32 } from '../random.ts';
import { times } from '../times.ts';
import { HEIGHT, LENGTH, project, slab, type WallLayer } from './hero-wall-layers.ts';

/** A circle that lies on the layer's outer face. */
function circleOnFace(x: number, y: number, z: number, radius: number, className: string): string {
  return polygon(
    aroundCircle(20, (cosine, sine) => project(x + radius * cosine, y, z + radius * sine)),
    className,
  );
}

function fine(lines: Point[][]): string {
  return strokes(lines, 'd fine');
}

/** A plain coat with a few grains. */
export function plaster(layer: WallLayer): string {
  const random = mulberry32(7);
  const grains = times(70, () => {
    const [x, z] = [random() * LENGTH, random() * HEIGHT];
    return [project(x, layer.outer, z), project(x + 6, layer.outer, z)];
  });
  return slab(layer) + fine(grains);
}

/** Formwork joints and tie holes in front; aggregate (triangles and dots) on the two cut faces. */
export function concrete(layer: WallLayer): string {
  const { inner, outer, thickness } = layer;
  const random = mulberry32(21);
  const joints = strokes([
    [project(480, outer, 0), project(480, outer, HEIGHT)],
    [project(0, outer, 420), project(LENGTH, outer, 420)],
  ]);
  const tieHoles = [120, 360, 600, 840].flatMap((x) =>
    [110, 315, 525, 730].map((z) => circleOnFace(x, outer, z, 13, 'd')),
  );
  const acrossStone = () => inner + 24 + random() * (thickness - 66);
  const acrossGrain = () => inner + 10 + random() * (thickness - 20);
  const stonesOnEnd = times(26, () => {
    const [z, y, size] = [20 + random() * (HEIGHT - 50), acrossStone(), 14 + random() * 16];
    const start = project(0, y, z);
    return [start, project(0, y + size, z + 3), project(0, y + size * 0.4, z + size), start];
  });
  const grainsOnEnd = times(46, () => {
    const [z, y] = [10 + random() * (HEIGHT - 20), acrossGrain()];
    return [project(0, y, z), project(0, y + 5, z)];
  });
  const stonesOnTop = times(20, () => {
    const [x, y, size] = [20 + random() * (LENGTH - 60), acrossStone(), 14 + random() * 16];
    const start = project(x, y, HEIGHT);
    return [start, project(x + size, y + 4, HEIGHT), project(x + size * 0.4, y + size, HEIGHT), start];
  });
  const grainsOnTop = times(40, () => {
    const [x, y] = [10 + random() * (LENGTH - 20), acrossGrain()];
    return [project(x, y, HEIGHT), project(x + 5, y, HEIGHT)];
  });
  const hatch = fine([...stonesOnEnd, ...stonesOnTop]) + fine([...grainsOnEnd, ...grainsOnTop]);
  return slab(layer) + joints + tieHoles.join('') + hatch;
}

/** Slabs in a staggered bond with fibres and fixings; the insulation hatch on the two cut faces. */
export function wool(layer: WallLayer): string {
  const { outer } = layer;
  const random = mulberry32(5);
  const size = { pitch: 60, thickness: layer.thickness - 16 };
  const first = layer.inner + 8;
  const hatch =
    insulationLoops((along, across) => project(0, first + across, along), { ...size, length: HEIGHT }) +
    insulationLoops((along, across) => project(along, first + across, HEIGHT), { ...size, length: LENGTH });
  const level = (z: number) => [project(0, outer, z), project(LENGTH, outer, z)];
  const upright = (x: number, from: number, to: number) => [project(x, outer, from), project(x, outer, to)];
  const joints = [
    level(280),
    level(560),
    upright(580, 0, 280),
    upright(290, 280, 560),
    upright(870, 280, 560),
    upright(580, 560, HEIGHT),
  ];
  const fibres = times(64, () => {
    const [x, z, length] = [random() * (LENGTH - 60), 12 + random() * (HEIGHT - 24), 14 + random() * 44];
    return [project(x, outer, z), project(x + length, outer, z + (random() - 0.5) * 8)];
  });
  const places: readonly Point[] = [
    [290, 140],
    [770, 140],
    [145, 420],
    [580, 420],
    [290, 700],
    [770, 700],
  ];
  const fixings = places.map(
    ([x, z]) => circleOnFace(x, outer, z, 34, 'k') + circleOnFace(x, outer, z, 9, 'd'),
  );
  return `${slab(layer)}<path class="d" d="${hatch}"/>${strokes(joints)}${fine(fibres)}${fixings.join('')}`;
}
