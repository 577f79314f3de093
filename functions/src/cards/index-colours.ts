const MAX_COLOURS = 256;

interface IndexedColours {
  /** Red, green and blue of each colour. */
  readonly palette: Uint8Array;
  /** Each pixel's index into the palette. */
  readonly indexes: Uint8Array;
}

/**
 * Maps each pixel (RGBA, opaque) to the nearest of the 256 most frequent colours. That is enough for drawings, which
 * have a few colours and the blends along their edges.
 */
export function indexColours(pixels: Uint8Array): IndexedColours {
  const counts = new Map<number, number>();
  forEachRun(pixels, (colour, from, to) => counts.set(colour, (counts.get(colour) ?? 0) + to - from));
  const frequent = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MAX_COLOURS);
  const chosen = frequent.map(([colour]) => channels(colour));
  const places = new Map(frequent.map(([colour], place) => [colour, place]));
  const indexes = new Uint8Array(pixels.length / 4);
  forEachRun(pixels, (colour, from, to) => {
    const place = places.get(colour) ?? nearest(channels(colour), chosen);
    places.set(colour, place);
    indexes.fill(place, from, to);
  });
  return { palette: Uint8Array.from(chosen.flat()), indexes };
}

/** Calls back for each run of pixels of one colour. Drawings have few, long runs. */
function forEachRun(pixels: Uint8Array, use: (colour: number, from: number, to: number) => void): void {
  const view = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  const count = pixels.length / 4;
  const colourAt = (pixel: number) => view.getUint32(4 * pixel) >>> 8;
  for (let from = 0; from < count; ) {
    const colour = colourAt(from);
    let to = from + 1;
    while (to < count && colourAt(to) === colour) to++;
    use(colour, from, to);
    from = to;
  }
}

type Channels = readonly [red: number, green: number, blue: number];

function channels(colour: number): Channels {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff];
}

function nearest([red, green, blue]: Channels, colours: readonly Channels[]): number {
  let [best, shortest] = [0, Number.POSITIVE_INFINITY];
  colours.forEach(([r, g, b], place) => {
    const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (distance < shortest) [best, shortest] = [place, distance];
  });
  return best;
}
