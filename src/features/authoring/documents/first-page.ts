import { getDocument } from 'pdfjs-dist';

/** The width of the picture in pixels: twice the width of a card, for screens with two pixels per CSS pixel. */
const WIDTH = 840;

/**
 * Draws the first page of a PDF as a WebP picture.
 *
 * @throws Error for a file that is not a PDF, or cannot be read without a password
 */
export async function firstPage(pdf: Blob): Promise<Blob> {
  // With `pdfjsWorker`, pdf.js runs in this thread: the security policy forbids a worker from a URL, and one page is quick.
  Object.assign(globalThis, { pdfjsWorker: await import('pdfjs-dist/build/pdf.worker.mjs') });
  const data = new Uint8Array(await pdf.arrayBuffer());
  // The security policy forbids WebAssembly. Verbosity 0 logs nothing but errors.
  const loading = getDocument({ data, useWasm: false, verbosity: 0 });
  try {
    const page = await (await loading.promise).getPage(1);
    const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.round(viewport.height);
    await page.render({ canvas, viewport }).promise;
    return await new Promise((resolve, reject) => {
      const settle = (picture: Blob | null) => (picture ? resolve(picture) : reject(new Error('No picture')));
      canvas.toBlob(settle, 'image/webp', 0.8);
    });
  } finally {
    await loading.destroy();
  }
}
