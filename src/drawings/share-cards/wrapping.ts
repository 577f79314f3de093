/** Words by line, each as its index in the text. */
type Lines = readonly (readonly number[])[];

/** Fills line by line. A word wider than the limit is alone on its line. */
export function wrapped(widths: readonly number[], space: number, limit: number): Lines {
  const lines: number[][] = [];
  let end = 0;
  widths.forEach((width, word) => {
    const line = lines.at(-1);
    if (line && end + space + width <= limit) {
      line.push(word);
      end += space + width;
    } else {
      lines.push([word]);
      end = width;
    }
  });
  return lines;
}

/** As many lines as {@link wrapped} needs, as equal in length as possible: no single word is left at the end. */
export function balanced(widths: readonly number[], space: number, limit: number): Lines {
  const { length } = wrapped(widths, space, limit);
  let [narrow, wide] = [Math.max(0, ...widths), limit];
  while (wide - narrow > 1) {
    const middle = (narrow + wide) / 2;
    if (wrapped(widths, space, middle).length > length) narrow = middle;
    else wide = middle;
  }
  return wrapped(widths, space, wide);
}
