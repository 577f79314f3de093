/** A point of the picture: x to the right, y down. */
export type Point = readonly [x: number, y: number];

/** A coordinate for markup: at most one decimal, never a negative zero. */
export function tenths(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** The point as two numbers for path data. */
export function coordinates([x, y]: Point): string {
  return `${tenths(x)} ${tenths(y)}`;
}

/** Straight path data through the points, closed by default. */
export function pathData(points: readonly Point[], closed = true): string {
  return `M${points.map(coordinates).join('L')}${closed ? 'Z' : ''}`;
}

/** A closed face. */
export function polygon(points: readonly Point[], className: string): string {
  return `<path class="${className}" d="${pathData(points)}"/>`;
}

/** Path data of open lines. */
export function strokesData(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => pathData(line, false)).join('');
}

/** Open lines in one path element; by default in the tone for details. */
export function strokes(lines: readonly (readonly Point[])[], className = 'd'): string {
  return `<path class="${className}" d="${strokesData(lines)}"/>`;
}

/**
 * Slightly more than two pi: of points equally far out, one is then clearly the outermost, and engines whose cosines
 * differ in the last bit draw the same picture.
 */
const FULL_TURN = 6.2832;

/** `count` points around a circle (or ellipse), starting at the right. */
export function aroundCircle<T>(count: number, pointAt: (cosine: number, sine: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * FULL_TURN;
    return pointAt(Math.cos(angle), Math.sin(angle));
  });
}
