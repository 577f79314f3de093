/** Returns a number for markup, with at most one decimal. */
export function toTenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
