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

/** Path data of open lines. */
export function strokesData(lines: readonly (readonly Point[])[]): string {
  return lines.map((line) => pathData(line, false)).join('');
}
