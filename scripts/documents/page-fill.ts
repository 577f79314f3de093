import { fromPages, type PageCanvas } from './pdf-pages.ts';

/** Two pixels for each millimetre of A4. The margins are those of document.css. */
const WIDTH = 2 * 210;
const TEXT_TOP = 2 * 20;
const TEXT_BOTTOM = 2 * (297 - 24);

/** The share of the text area that is used on each page of a PDF, from 0 to 1. */
export function pageFills(pdf: Uint8Array): Promise<number[]> {
  return fromPages(pdf, WIDTH, fillOf);
}

function fillOf(canvas: PageCanvas): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, TEXT_BOTTOM);
  const lastPixel = data.findLastIndex((value, i) => i % 4 === 0 && value < 248);
  const lastRow = Math.floor(lastPixel / (4 * canvas.width));
  return Math.max(0, lastRow - TEXT_TOP) / (TEXT_BOTTOM - TEXT_TOP);
}
