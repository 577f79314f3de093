/** A glyph's outline in the font's units, which count upwards. */
export type Segments = readonly { readonly type: string; readonly values: readonly number[] }[];

/** An outline as path data, scaled, and moved to where it stands. */
export function pathData(outline: Segments, scale: number, x: number, y: number): string {
  return outline
    .map(({ type, values }) => {
      const numbers = values.map((value, i) => hundredths(i % 2 ? y - value * scale : x + value * scale));
      return type + numbers.join(' ');
    })
    .join('');
}

function hundredths(value: number): number {
  // Adding nothing turns a negative zero into zero.
  return Math.round(value * 100) / 100 + 0;
}
