import { fromPages } from './pdf-pages.ts';

const WIDTH = 560;
const QUALITY = 74;

/** The first page of a PDF as a WebP picture. */
export async function firstPageThumbnail(pdf: Uint8Array): Promise<Uint8Array> {
  const [picture] = await fromPages(pdf, WIDTH, (canvas) => canvas.encode('webp', QUALITY), 1);
  if (!picture) throw new Error('The PDF has no page');
  return picture;
}
