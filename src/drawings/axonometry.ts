import { boundsOf } from './drawing.ts';
import { aroundCircle, type Point, polygon } from './path.ts';

/**
 * Parallel projection of the drawn world onto the picture plane. The world's x runs to the upper right, y towards the
 * viewer to the lower right, z upwards.
 */
export type Projection = (x: number, y: number, z: number) => Point;

/** The range along one axis. */
export type Span = readonly [from: number, to: number];

export interface Axonometry {
  /** Rotation of the world about its vertical axis, in degrees. */
  readonly azimuth: number;
  /** Elevation of the viewer above the horizon, in degrees. */
  readonly elevation: number;
  readonly scale?: number;
  /** The world's origin in the picture. */
  readonly origin?: Point;
}

export function axonometry({ azimuth, elevation, scale = 1, origin = [0, 0] }: Axonometry): Projection {
  const turn = (azimuth * Math.PI) / 180;
  const tilt = (elevation * Math.PI) / 180;
  const xAxis = [Math.sin(turn), -Math.cos(turn) * Math.sin(tilt)] as const;
  const yAxis = [Math.cos(turn), Math.sin(turn) * Math.sin(tilt)] as const;
  const rise = -Math.cos(tilt);
  return (x, y, z) => [
    origin[0] + scale * (x * xAxis[0] + y * yAxis[0]),
    origin[1] + scale * (x * xAxis[1] + y * yAxis[1] + z * rise),
  ];
}

/** The house projection: used by all axonometric drawings except the hero wall. */
export function houseProjection(scale = 1, origin: Point = [0, 0]): Projection {
  return axonometry({ azimuth: 45, elevation: 30, scale, origin });
}

/** A step in the world as a vector in the picture, wherever it starts. */
export function projectedStep(project: Projection, [dx, dy, dz]: readonly [number, number, number]): Point {
  const [startX, startY] = project(0, 0, 0);
  const [endX, endY] = project(dx, dy, dz);
  return [endX - startX, endY - startY];
}

/** A horizontal rectangle, such as a sheet of paper on a table. */
export function levelFace(project: Projection, [x0, x1]: Span, [y0, y1]: Span, z: number): Point[] {
  return [project(x0, y0, z), project(x1, y0, z), project(x1, y1, z), project(x0, y1, z)];
}

/** A vertical rectangle that faces the viewer on the right. */
export function frontFace(project: Projection, [x0, x1]: Span, y: number, [z0, z1]: Span): Point[] {
  return [project(x0, y, z0), project(x1, y, z0), project(x1, y, z1), project(x0, y, z1)];
}

/** A vertical rectangle that faces the viewer on the left. */
export function endFace(project: Projection, x: number, [y0, y1]: Span, [z0, z1]: Span): Point[] {
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

/** A box in the three face tones; with `group`, such as `real`, in a group of that class. */
export function box(project: Projection, x: Span, y: Span, z: Span, group?: string): string {
  const { front, end, top } = boxFaces(project, x, y, z);
  const faces = polygon(end, 'e') + polygon(top, 't') + polygon(front, 'f');
  return group ? `<g class="${group}">${faces}</g>` : faces;
}

/** The dashed outline of something planned or removed. */
export function ghostBox(project: Projection, x: Span, y: Span, z: Span): string {
  const { front, end, top } = boxFaces(project, x, y, z);
  return [top, front, end].map((face) => polygon(face, 'ghost')).join('');
}

/** Corners of a circle: enough to look round at the size of most drawings. */
const ROUND = 28;

/** A horizontal circle as a polygon. */
export function levelCircle(
  project: Projection,
  [x, y, z]: readonly [number, number, number],
  radius: number,
  corners = ROUND,
): Point[] {
  return aroundCircle(corners, (cosine, sine) => project(x + radius * cosine, y + radius * sine, z));
}

/** A vertical cylinder: its silhouette runs down from the outermost points of the top. */
export function cylinder(
  project: Projection,
  x: number,
  y: number,
  [z0, z1]: Span,
  radius: number,
  corners = ROUND,
): string {
  const top = levelCircle(project, [x, y, z1], radius, corners);
  const bottom = levelCircle(project, [x, y, z0], radius, corners);
  const leftmost = indexOfExtreme(top, (a, b) => a < b);
  const rightmost = indexOfExtreme(top, (a, b) => a > b);
  const steps = (leftmost - rightmost + top.length) % top.length;
  const nearEdge = [...bottom, ...bottom].slice(rightmost, rightmost + steps + 1);
  const silhouette = [
    ...top.slice(rightmost, rightmost + 1),
    ...nearEdge,
    ...top.slice(leftmost, leftmost + 1),
  ];
  return `<g>${polygon(silhouette, 'f')}${polygon(top, 't')}</g>`;
}

function indexOfExtreme(points: readonly Point[], isBeyond: (a: number, b: number) => boolean): number {
  const xs = points.map(([x]) => x);
  return xs.reduce((best, x, i) => (isBeyond(x, xs[best] ?? x) ? i : best), 0);
}

/** A region of the picture. */
export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws in the house projection, centred and as large as the frame allows. Calls `draw` twice: first to measure, then
 * to place. Returns the projection too, for labels added afterwards.
 */
export function fitted(draw: (project: Projection) => string, frame: Frame) {
  const { left, top, right, bottom } = boundsOf(draw(houseProjection()));
  const scale = Math.min(frame.width / (right - left), frame.height / (bottom - top));
  const project = houseProjection(scale, [
    frame.left + (frame.width - (right - left) * scale) / 2 - left * scale,
    frame.top + (frame.height - (bottom - top) * scale) / 2 - top * scale,
  ]);
  return { project, body: draw(project) };
}
