/** A coordinate for markup: at most one decimal, never a negative zero. */
export function tenths(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}
