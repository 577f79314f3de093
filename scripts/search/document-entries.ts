import type { SearchEntry } from '../../src/domain/search/search-entry.ts';
import { distinctWords } from '../../src/domain/search/words.ts';
import { paths } from '../../src/paths.ts';
import { htmlText } from '../html-text.ts';
import { type ResourceText, readResourceTexts } from '../read-content.ts';
import { chapterPages } from './pdf-chapters.ts';

const PDFS = new URL('../../local/seed/documents/resources/', import.meta.url);

/** The last chapter of each PDF: a list of what other chapters name. */
const SOURCES = 'Sources and further reading';

/** The PDFs, and each of their chapters with the page on which it begins. */
export async function documentEntries(): Promise<readonly SearchEntry[]> {
  return (await Promise.all(readResourceTexts().map(entriesOf))).flat();
}

async function entriesOf({
  slug,
  attributes,
  html,
  headings,
}: ResourceText): Promise<readonly SearchEntry[]> {
  const { title, summary, kind, keywords } = attributes;
  const fileName = `${title}.pdf`;
  const path = paths.resourcePage(slug);
  const pages = await chapterPages(new URL(encodeURIComponent(fileName), PDFS));
  const [, ...chapters] = html.split('<h2');
  const found = headings.map(({ text }, index) => ({
    kind: 'chapter' as const,
    title: text,
    path,
    summary: '',
    place: `${title}, page ${pages[index]}`,
    words: distinctWords(htmlText(`<h2${chapters[index]}`), text),
  }));
  const document = {
    kind: 'document',
    title,
    path,
    summary,
    words: distinctWords(`pdf ${kind} ${keywords.join(' ')}`, `${title} ${summary}`),
  } as const;
  return [document, ...found.filter((chapter) => chapter.title !== SOURCES)];
}
