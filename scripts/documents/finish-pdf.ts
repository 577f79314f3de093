import { createHash } from 'node:crypto';
import { PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef } from '@cantoo/pdf-lib';
import { site } from '../../src/content/site.ts';
import { renumberTagIds } from './tag-ids.ts';

/** The document properties of a PDF. */
interface PdfProperties {
  readonly title: string;
  readonly summary: string;
  readonly keywords: readonly string[];
  readonly date: Date;
}

/** Chromium writes PDF 2.0 tags into a PDF 1.4 file; these are their 1.4 equivalents (ISO 32000-1, 14.7.3). */
const ROLES_OF_NEWER_TAGS = { Strong: 'Span', Em: 'Span', Aside: 'Sect' };

/**
 * Adds properties to a printed PDF and moves its chapters to the top level of the bookmarks. The same pages and
 * properties yield the same bytes: dates come from the text, and the file's id from its content.
 */
export async function finishPdf(printed: Uint8Array, properties: PdfProperties): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(printed, { updateMetadata: false });
  pdf.setTitle(properties.title, { showInWindowTitleBar: true });
  pdf.setAuthor(site.name);
  pdf.setSubject(properties.summary);
  pdf.setKeywords([properties.keywords.join(', ')]);
  pdf.setCreator(site.name);
  pdf.setCreationDate(properties.date);
  pdf.setModificationDate(properties.date);
  pdf.setLanguage('en');
  raiseChapters(pdf);
  mapNewerTags(pdf);
  renumberTagIds(pdf);
  // The seed sorts documents by the date that it reads from their raw bytes, so the date must stay uncompressed.
  const options = { useObjectStreams: false };
  const digest = createHash('md5')
    .update(await pdf.save(options))
    .digest('hex');
  const id = PDFHexString.of(digest);
  pdf.context.trailerInfo.ID = pdf.context.obj([id, id]);
  return pdf.save(options);
}

function mapNewerTags(pdf: PDFDocument): void {
  const root = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  root.set(PDFName.of('RoleMap'), pdf.context.obj(ROLES_OF_NEWER_TAGS));
}

/** Removes the bookmark of the title, below which Chromium puts all others: the outline then begins with the chapters. */
function raiseChapters(pdf: PDFDocument): void {
  const root = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict);
  const title = root.lookup(PDFName.of('First'), PDFDict);
  const rootRef = title.get(PDFName.of('Parent'));
  if (!rootRef) throw new Error('The bookmarks have no root');
  for (const end of [PDFName.of('First'), PDFName.of('Last')]) {
    const chapter = title.get(end);
    if (!chapter) throw new Error('The document has no chapters');
    root.set(end, chapter);
  }
  for (const chapter of siblings(pdf, root.get(PDFName.of('First')))) {
    chapter.set(PDFName.of('Parent'), rootRef);
  }
}

function* siblings(pdf: PDFDocument, first: unknown): Generator<PDFDict> {
  for (let next = first; next instanceof PDFRef; ) {
    const bookmark = pdf.context.lookup(next, PDFDict);
    yield bookmark;
    next = bookmark.get(PDFName.of('Next'));
  }
}
