import { indexedPng } from './indexed-png.ts';

/**
 * Renders an SVG document to a PNG of at most 256 colours. Text must already be outlines. Rendering runs in a separate
 * thread; the library is loaded on the first call.
 */
export async function rasterise(svg: string): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const { pixels, width, height } = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return indexedPng(pixels, width, height);
}
