import type { Point } from './path.ts';

/**
 * Parallel projection of the drawn world onto the picture plane. The world's x runs to the upper right, y towards the
 * viewer to the lower right, z upwards.
 */
export type Projection = (x: number, y: number, z: number) => Point;

/** The range along one axis. */
export type Span = readonly [from: number, to: number];

/** In radians: the rotation of the world about its vertical axis, and the elevation of the viewer above the horizon. */
const [TURN, TILT] = [Math.PI / 4, Math.PI / 6];
const X_AXIS = [Math.sin(TURN), -Math.cos(TURN) * Math.sin(TILT)] as const;
const Y_AXIS = [Math.cos(TURN), Math.sin(TURN) * Math.sin(TILT)] as const;
const RISE = -Math.cos(TILT);

/** The house projection, which all axonometric drawings share. `origin` is the world's origin in the picture. */
export function houseProjection(scale = 1, origin: Point = [0, 0]): Projection {
  return (x, y, z) => [
    origin[0] + scale * (x * X_AXIS[0] + y * Y_AXIS[0]),
    origin[1] + scale * (x * X_AXIS[1] + y * Y_AXIS[1] + z * RISE),
  ];
}

/** A horizontal rectangle. */
function levelFace(project: Projection, [x0, x1]: Span, [y0, y1]: Span, z: number): Point[] {
  return [project(x0, y0, z), project(x1, y0, z), project(x1, y1, z), project(x0, y1, z)];
}

/** A vertical rectangle that faces the viewer on the right. */
function frontFace(project: Projection, [x0, x1]: Span, y: number, [z0, z1]: Span): Point[] {
  return [project(x0, y, z0), project(x1, y, z0), project(x1, y, z1), project(x0, y, z1)];
}

/** A vertical rectangle that faces the viewer on the left. */
function endFace(project: Projection, x: number, [y0, y1]: Span, [z0, z1]: Span): Point[] {
  return [project(x, y0, z0), project(x, y1, z0), project(x, y1, z1), project(x, y0, z1)];
}

/** The three visible faces of a box. */
export function boxFaces(project: Projection, x: Span, y: Span, z: Span) {
  return {
    front: frontFace(project, x, y[1], z),
    end: endFace(project, x[0], y, z),
    top: levelFace(project, x, y, z[1]),
  };
}
