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

/** The view box, width, height and markup of a file, without its style. */
const DRAWING_FILE =
  /^<svg [^>]*viewBox="([^"]+)" width="([\d.]+)" height="([\d.]+)">\s*(?:<style>.*?<\/style>)?(.+)<\/svg>\s*$/s;

/**
 * The drawing in a file of this folder. The file's own `<style>`, with which other programs show it in colour, is left out,
 * because the page colours its classes.
 *
 * @throws Error if the root element does not have view box, width and height, in this order
 */
export function drawingOf(svg: string): Drawing {
  const [, viewBox, width, height, markup] = DRAWING_FILE.exec(svg) ?? [];
  if (!viewBox || !markup) throw new Error('A drawing begins with <svg … viewBox="…" width="…" height="…">');
  const size = { width: Number(width), height: Number(height) };
  const body = markup.replace(/>\s+</g, '><').trim();
  return viewBox === `0 0 ${width} ${height}` ? { ...size, body } : { ...size, viewBox, body };
}

/** The drawing as a complete SVG document, for picture files. `style` is CSS for the classes of its markup. */
export function svgDocument({ width, height, viewBox, body }: Drawing, style = ''): string {
  const box = viewBox ?? `0 0 ${width} ${height}`;
  const css = style && `<style>${style}</style>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" height="${height}">${css}${body}</svg>`;
}
