import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { SearchEntry } from '../../src/domain/search/search-entry.ts';
import { distinctWords } from '../../src/domain/search/words.ts';
import { paths } from '../../src/paths.ts';
import { htmlText } from '../html-text.ts';
import { type ResourceText, readResourceTexts } from '../read-content.ts';

const PDFS = new URL('../../local/seed/documents/resources/', import.meta.url);

/** The last chapter of each PDF, which has no entry: it only lists what other chapters name. */
const SOURCES = 'Sources and further reading';

/** The PDFs, and each of their chapters with the page on which it begins. */
export async function documentEntries(): Promise<readonly SearchEntry[]> {
  return (await Promise.all(readResourceTexts().map(entriesOf))).flat();
}

async function entriesOf(text: ResourceText): Promise<readonly SearchEntry[]> {
  const { slug, attributes, html, headings } = text;
  const { title, summary, kind, keywords } = attributes;
  const fileName = `${title}.pdf`;
  const path = paths.resourcePage(slug);
  const pages = await chapterPages(new URL(encodeURIComponent(fileName), PDFS));
  const [, ...chapters] = html.split('<h2');
  const chapterEntries = headings.map((heading, index) => ({
    kind: 'chapter' as const,
    title: heading.text,
    path,
    summary: '',
    place: `${title}, page ${pages[index]}`,
    words: distinctWords(htmlText(`<h2${chapters[index]}`), { without: heading.text }),
  }));
  const document = {
    kind: 'document',
    title,
    path,
    summary,
    words: distinctWords(`pdf ${kind} ${keywords.join(' ')}`, { without: `${title} ${summary}` }),
  } as const;
  return [document, ...chapterEntries.filter(({ title }) => title !== SOURCES)];
}

/**
 * Returns the page numbers on which the chapters of a PDF begin, by its first-level bookmarks.
 *
 * @throws Error if there is no such file, or it is not a PDF
 */
async function chapterPages(file: URL): Promise<number[]> {
  const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const pdf = await loading.promise;
  const pages: number[] = [];
  for (const { dest } of (await pdf.getOutline()) ?? []) {
    const destination = typeof dest === 'string' ? await pdf.getDestination(dest) : dest;
    pages.push((await pdf.getPageIndex(destination?.[0])) + 1);
  }
  await loading.destroy();
  return pages;
}
