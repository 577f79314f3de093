/**
 * An illustration as markup, without its `<svg>` element: the page decides on class, name and size. The class names are
 * those of `src/styles/drawing.css`.
 */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Set where the picture does not start at 0 0; defaults to `0 0 width height`. */
  readonly viewBox?: string;
  readonly body: string;
}

/** The smallest upright rectangle around a picture. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures markup whose paths contain only absolute x y pairs (M, L and C); paths with a transform do not count. */
export function boundsOf(body: string): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [, data = ''] of body.matchAll(/(?<! transform="[^"]*") d="([^"]+)"/g)) {
    const numbers = Array.from(data.matchAll(/-?\d+(?:\.\d+)?/g), ([digits]) => Number(digits));
    for (let i = 0; i + 1 < numbers.length; i += 2) {
      const [x = 0, y = 0] = numbers.slice(i, i + 2);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { left, top, right, bottom };
}

/** Room for half a line width and its rounding around a tightened drawing. */
const MARGIN = 1;

/** Trims the empty border. A drawing with its own view box is tight already and returned unchanged. */
export function tightened(drawing: Drawing): Drawing {
  if (drawing.viewBox !== undefined) return drawing;
  const bounds = boundsOf(drawing.body);
  const left = Math.round(bounds.left);
  const top = Math.round(bounds.top);
  const width = Math.round(bounds.right) - left + 2 * MARGIN;
  const height = Math.round(bounds.bottom) - top + 2 * MARGIN;
  return {
    width,
    height,
    viewBox: `${left - MARGIN} ${top - MARGIN} ${width} ${height}`,
    body: drawing.body,
  };
}

/** The drawing as a complete SVG document, for picture files. `style` is CSS for the classes of its markup. */
export function svgDocument({ width, height, viewBox, body }: Drawing, style = ''): string {
  const box = viewBox ?? `0 0 ${width} ${height}`;
  const css = style && `<style>${style}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${css}${body}</svg>`;
}
