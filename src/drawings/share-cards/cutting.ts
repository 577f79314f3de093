const ELLIPSIS = '…';

/** The text, or its longest beginning that fits with an ellipsis. */
export function shortened(text: string, fits: (text: string) => boolean): string {
  return fits(text) ? text : withEllipsis(text, fits);
}

/** The longest beginning of a text that fits with an ellipsis, which follows neither a space nor punctuation. */
export function withEllipsis(text: string, fits: (text: string) => boolean): string {
  const characters = [...text];
  const beginning = (length: number) =>
    characters
      .slice(0, length)
      .join('')
      .replace(/[\s.,:;!?…–-]+$/, '') + ELLIPSIS;
  let [least, most] = [0, characters.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(beginning(middle))) least = middle;
    else most = middle - 1;
  }
  return beginning(least);
}

/** A word in the fewest parts that fit, each as long as possible. One character always fits. */
export function pieces(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (parts.length > 0 && fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(character);
  }
  return parts;
}
