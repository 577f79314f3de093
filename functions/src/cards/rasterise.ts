import { indexedPng } from './indexed-png.ts';

/**
 * Draws an SVG document as a PNG of at most 256 colours. Its texts must be outlines. The pixels are made in a thread of
 * their own; the library is loaded with the first call.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return indexedPng(pixels, width, height);
}
