import { axonometry, box, projectedStep, type Span } from '../axonometry.ts';

/** The hero's own projection: low and turned, so that the layers are clear of each other. */
export const project = axonometry({ azimuth: 32, elevation: 19, scale: 0.44, origin: [12, 452] });

/** Length and height of the shown piece of external wall W1, in millimetres. */
export const LENGTH = 960;
export const HEIGHT = 840;
export const FULL_LENGTH: Span = [0, LENGTH];
export const FULL_HEIGHT: Span = [0, HEIGHT];

interface DrawnLayer {
  readonly id: 'plaster' | 'concrete' | 'wool' | 'cavity' | 'panel';
  /** Thickness as drawn: thin layers are drawn a little thicker than they are built. */
  readonly thickness: number;
  /** The position of the inner face in the exploded wall. */
  readonly inner: number;
}

/** A layer with the faces that its drawing needs. */
export interface WallLayer extends DrawnLayer {
  readonly outer: number;
  /** From the position in the exploded wall to that in the closed one, in units of the picture. */
  readonly closingShift: readonly [x: number, y: number];
}

/** From inside to outside. */
const DRAWN_LAYERS: readonly DrawnLayer[] = [
  { id: 'plaster', thickness: 18, inner: 0 },
  { id: 'concrete', thickness: 200, inner: 290 },
  { id: 'wool', thickness: 200, inner: 750 },
  { id: 'cavity', thickness: 46, inner: 1215 },
  { id: 'panel', thickness: 12, inner: 1500 },
];

/** The layer that stays in place while the others close up to it. */
const FIXED_LAYER = 'wool';

export const WALL_LAYERS: readonly WallLayer[] = withClosingShifts(DRAWN_LAYERS);

function withClosingShifts(layers: readonly DrawnLayer[]): WallLayer[] {
  const closedAt = layers.map((_, i) =>
    layers.slice(0, i).reduce((sum, { thickness }) => sum + thickness, 0),
  );
  const fixed = layers.findIndex(({ id }) => id === FIXED_LAYER);
  const offset = (layers[fixed]?.inner ?? 0) - (closedAt[fixed] ?? 0);
  return layers.map((layer, i) => ({
    ...layer,
    outer: layer.inner + layer.thickness,
    closingShift: projectedStep(project, [0, (closedAt[i] ?? 0) + offset - layer.inner, 0]),
  }));
}

/** The layer, or a part of it, as a solid. */
export function slab(layer: WallLayer, x = FULL_LENGTH, z = FULL_HEIGHT): string {
  return box(project, x, [layer.inner, layer.outer], z);
}
