import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A canvas outside a browser (@napi-rs/canvas, a dependency of PDF.js) that can encode pictures. */
export interface PageCanvas {
  readonly width: number;
  readonly height: number;
  getContext(type: '2d'): CanvasRenderingContext2D;
  encode(format: 'avif', options: { quality: number; speed: number }): Promise<Uint8Array>;
}

/** Maps each page of a PDF, rendered at the given width, to a value. Stops after `last`, if given. */
export async function fromPages<Made>(
  pdf: Uint8Array,
  width: number,
  make: (canvas: PageCanvas) => Made,
  last = Number.POSITIVE_INFINITY,
): Promise<Awaited<Made>[]> {
  const loading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 });
  const document = await loading.promise;
  const factory = document.canvasFactory as { create(w: number, h: number): { canvas: PageCanvas } };
  const made: Awaited<Made>[] = [];
  for (let number = 1; number <= Math.min(last, document.numPages); number++) {
    const page = await document.getPage(number);
    made.push(await make(await drawn(page, width, factory)));
  }
  await loading.destroy();
  return made;
}

async function drawn(
  page: PDFPageProxy,
  width: number,
  factory: { create(w: number, h: number): { canvas: PageCanvas } },
): Promise<PageCanvas> {
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const { canvas } = factory.create(width, Math.round(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  return canvas;
}
