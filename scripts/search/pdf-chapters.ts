import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/**
 * Returns the page numbers on which the chapters of a PDF begin, by its first-level bookmarks.
 *
 * @throws Error if there is no such file, or it is not a PDF
 */
export async function chapterPages(file: URL): Promise<number[]> {
  const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: number[] = [];
  for (const { dest } of (await pdf.getOutline()) ?? []) {
    const place = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    pages.push((await pdf.getPageIndex(place?.[0])) + 1);
  }
  await loading.destroy();
  return pages;
}
