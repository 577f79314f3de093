/** A glyph's outline in font units; the y axis points up. */
export type Segments = readonly { readonly type: string; readonly values: readonly number[] }[];

/** Returns an outline as SVG path data, scaled and translated. */
export function pathData(outline: Segments, scale: number, x: number, y: number): string {
  return outline
    .map(({ type, values }) => {
      const numbers = values.map((value, i) => hundredths(i % 2 ? y - value * scale : x + value * scale));
      return type + numbers.join(' ');
    })
    .join('');
}

function hundredths(value: number): number {
  // Adding 0 turns -0 into 0.
  return Math.round(value * 100) / 100 + 0;
}
