import { fromPages } from './pdf-pages.ts';

const WIDTH = 560;

/** For pages of lines and plain colours half the size of WebP at the same quality. */
const AVIF = { quality: 45, speed: 1 };

/** The first page of a PDF as an AVIF picture. */
export async function firstPageThumbnail(pdf: Uint8Array): Promise<Uint8Array> {
  const [picture] = await fromPages(pdf, WIDTH, (canvas) => canvas.encode('avif', AVIF), 1);
  if (!picture) throw new Error('The PDF has no page');
  return picture;
}
