import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A canvas outside a browser (@napi-rs/canvas, a dependency of PDF.js) that can encode pictures. */
interface PageCanvas {
  readonly width: number;
  readonly height: number;
  getContext(type: '2d'): CanvasRenderingContext2D;
  encode(format: 'avif', options: { quality: number; speed: number }): Promise<Uint8Array>;
}

/** Maps each page of a PDF, rendered at a width in pixels, to a value. Stops after the page number `last`, if given. */
async function mapPages<Value>(
  pdf: Uint8Array,
  width: number,
  toValue: (canvas: PageCanvas) => Value,
  last = Number.POSITIVE_INFINITY,
): Promise<Awaited<Value>[]> {
  const loading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await loading.promise;
  const factory = document.canvasFactory as { create(w: number, h: number): { canvas: PageCanvas } };
  const values: Awaited<Value>[] = [];
  for (let number = 1; number <= Math.min(last, document.numPages); number++) {
    const page = await document.getPage(number);
    values.push(await toValue(await renderPage(page, width, factory)));
  }
  await loading.destroy();
  return values;
}

async function renderPage(
  page: PDFPageProxy,
  width: number,
  factory: { create(w: number, h: number): { canvas: PageCanvas } },
): Promise<PageCanvas> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const { canvas } = factory.create(width, Math.round(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
}

/** Two pixels for each millimetre of A4. The margins are those of document.css. */
const FILL_WIDTH = 2 * 210;
const TEXT_TOP = 2 * 20;
const TEXT_BOTTOM = 2 * (297 - 24);

/** The share of the text area that is used on each page of a PDF, from 0 to 1. */
export function pageFills(pdf: Uint8Array): Promise<number[]> {
  return mapPages(pdf, FILL_WIDTH, fillOf);
}

function fillOf(canvas: PageCanvas): number {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, TEXT_BOTTOM);
  const lastPixel = data.findLastIndex((value, i) => i % 4 === 0 && value < 248); // The red of a pixel that is not white.
  const lastRow = Math.floor(lastPixel / (4 * canvas.width));
  return Math.max(0, lastRow - TEXT_TOP) / (TEXT_BOTTOM - TEXT_TOP);
}

/** AVIF is half the size of WebP at the same quality for pages of lines and plain colours. */
const AVIF = { quality: 45, speed: 1 };

/** The first page of a PDF as an AVIF picture, 560 pixels wide. */
export async function firstPageThumbnail(pdf: Uint8Array): Promise<Uint8Array> {
  const [picture] = await mapPages(pdf, 560, (canvas) => canvas.encode('avif', AVIF), 1);
  if (!picture) throw new Error('The PDF has no page');
  return picture;
}
