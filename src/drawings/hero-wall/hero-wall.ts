import type { Drawing } from '../drawing.ts';
import { type Point, strokes, tenths } from '../path.ts';
import { cavity, panel } from './hero-wall-cladding.ts';
import { HEIGHT, LENGTH, project, WALL_LAYERS, type WallLayer } from './hero-wall-layers.ts';
import { concrete, plaster, wool } from './hero-wall-structure.ts';

/** The view box of the hero's picture; it starts above 0 to leave room for the grid bubbles. */
export const HERO_VIEW_BOX: readonly [left: number, top: number, width: number, height: number] = [
  0, -84, 806, 652,
];

/** The point where each grid bubble's leader meets the upper edge of its layer, from inside to outside. */
export const heroAnchors: readonly Point[] = WALL_LAYERS.map(({ inner, thickness }) =>
  project(LENGTH / 2, inner + thickness / 2, HEIGHT),
);

/** The lower edge of the grid bubbles in the picture. */
export const HERO_BUBBLE_BASE = -27;

/** How far the last axis extends beyond the wall. */
const AXIS_OVERHANG = 260;

const layerDrawings = { plaster, concrete, wool, cavity, panel };

/**
 * The shift of each layer to its place in the closed wall. The hero's stylesheet has the same numbers as `--sx` and
 * `--sy`: a style attribute in the markup would need an exception from the security policy.
 */
export const heroLayerShifts: readonly Point[] = WALL_LAYERS.map(({ closingShift }) => closingShift);

/** External wall W1, exploded into its five layers, the groups `.layer-1` to `.layer-5`. */
export function heroWall(): Drawing {
  const [left, top, width, height] = HERO_VIEW_BOX;
  const leaders = heroAnchors.map(
    ([x, y]) => `<path class="leader" d="M${tenths(x)} ${HERO_BUBBLE_BASE}V${tenths(y)}"/>`,
  );
  const layers = WALL_LAYERS.map((layer, i) => layerGroup(layer, i + 1) + axisTo(layer, WALL_LAYERS[i + 1]));
  const body = `<g class="leaders">${leaders.join('')}</g>${layers.join('')}`;
  return { width, height, viewBox: `${left} ${top} ${width} ${height}`, body };
}

function layerGroup(layer: WallLayer, number: number): string {
  return `<g class="layer layer-${number}" data-layer="${number}">${layerDrawings[layer.id](layer)}</g>`;
}

/** The axis through the middle of the wall, from this layer to the next. */
function axisTo(layer: WallLayer, next: WallLayer | undefined): string {
  const [x, z] = [LENGTH / 2, HEIGHT / 2];
  const end = next ? next.inner : layer.outer + AXIS_OVERHANG;
  return strokes([[project(x, layer.outer, z), project(x, end, z)]], 'axis');
}
