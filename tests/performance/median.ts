/** The middle of some numbers; of an even count the upper one of the two in the middle. Of none NaN. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
}
