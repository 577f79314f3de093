/** A coordinate for markup, with at most one decimal. */
export function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
