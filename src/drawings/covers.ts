import { COVER_COLOURWAYS, type Colourway } from './covers/colourway.ts';
import { contour } from './covers/contour.ts';
import { detail } from './covers/detail.ts';
import { elevation } from './covers/elevation.ts';
import { frame } from './covers/frame.ts';
import { grid } from './covers/grid.ts';
import { COVER, type Random } from './covers/pen.ts';
import { section } from './covers/section.ts';
import { stack } from './covers/stack.ts';
import { stream } from './covers/stream.ts';
import { svgDocument } from './drawing.ts';
import { hash, mulberry32 } from './random.ts';

/** A slug picks a motif by index, so the order must not change. */
const MOTIFS: readonly ((random: Random, colourway: Colourway) => string)[] = [
  section,
  grid,
  stack,
  contour,
  stream,
  elevation,
  frame,
  detail,
];

/** Any text would do. With this one the covers of the first posts differ well. */
const SALT = 'c118';

interface CoverPlan {
  readonly seed: number;
  readonly motif: number;
  readonly colourway: number;
}

function planCover(slug: string): CoverPlan {
  const seed = hash(SALT + slug);
  return { seed, motif: (seed >>> 3) % MOTIFS.length, colourway: (seed >>> 13) % COVER_COLOURWAYS.length };
}

/** Lines are hairlines at every size of the picture: those of 4 units, such as the ground, are strong ones. */
const HAIRLINES = [
  'path,circle{vector-effect:non-scaling-stroke;stroke-width:1.25}',
  '[stroke-width="4"]{stroke-width:2}[stroke-dasharray]{stroke-dasharray:14 4 2 4}',
].join('');

function drawCover({ seed, motif, colourway }: CoverPlan): string {
  const draw = MOTIFS[motif];
  const colours = COVER_COLOURWAYS[colourway];
  if (!draw || !colours) throw new RangeError(`No cover with motif ${motif} and colourway ${colourway}`);
  const { width, height } = COVER;
  const ground = `<path d="M0 0H${width}V${height}H0z" fill="${colours.ground}"/>`;
  return svgDocument({ width, height, body: ground + draw(mulberry32(seed), colours) }, HAIRLINES);
}

/** The cover of a post as an SVG document, 1200 x 750. The same slug always has the same cover. */
export function postCover(slug: string): string {
  return drawCover(planCover(slug));
}

/** The covers of a list of posts. Neighbours never share a motif or a ground: the later one changes. */
export function postCovers(slugs: readonly string[]): string[] {
  let previous: CoverPlan | undefined;
  return slugs.map((slug) => {
    const plan = planCover(slug);
    const own: CoverPlan = {
      seed: plan.seed,
      colourway: differing(plan.colourway, previous?.colourway, 1, COVER_COLOURWAYS.length),
      motif: differing(plan.motif, previous?.motif, 3, MOTIFS.length),
    };
    previous = own;
    return drawCover(own);
  });
}

/** Returns `value` or, where it equals the neighbour's, the one `step` further round. */
function differing(value: number, neighbour: number | undefined, step: number, count: number): number {
  return value === neighbour ? (value + step) % count : value;
}
