import { readFileSync } from 'node:fs';
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

type StructNode = Awaited<ReturnType<PDFPageProxy['getStructTree']>>;
type StructChild = StructNode['children'][number];

/** A tag of a PDF with its text. */
interface PdfTag {
  readonly role: string;
  readonly text: string;
}

interface PdfBookmark {
  readonly title: string;
  readonly items: readonly PdfBookmark[];
}

/** What assistive technology can read from a PDF. */
export interface PdfDocument {
  readonly pageCount: number;
  /** The properties by their names in the file (ISO 32000, 14.3.3), and `Language`. */
  readonly properties: Record<string, unknown>;
  readonly showsTitle: boolean;
  readonly isMarked: boolean;
  readonly bookmarks: readonly PdfBookmark[];
  /** The text of each page in tag order: without footers, drawings, list numbers and bullets. */
  readonly pageTexts: readonly string[];
  readonly headings: readonly PdfTag[];
}

export async function readPdf(file: string | URL): Promise<PdfDocument> {
  const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, i) => readPage(pdf, i + 1)));
  const { info } = await pdf.getMetadata();
  // Its type says object, but it is a map.
  const markInfo = (await pdf.getMarkInfo()) as ReadonlyMap<string, boolean> | null;
  const preferences = await pdf.getViewerPreferences();
  const document = {
    pageCount: pdf.numPages,
    properties: info as Record<string, unknown>,
    showsTitle: preferences?.get('DisplayDocTitle') === true,
    isMarked: markInfo?.get('Marked') === true,
    bookmarks: await pdf.getOutline(),
    pageTexts: pages.map(({ text }) => text),
    headings: pages.flatMap(({ headings }) => headings),
  };
  await loading.destroy();
  return document;
}

async function readPage(pdf: PDFDocumentProxy, number: number) {
  const page = await pdf.getPage(number);
  const contents = await markedContents(page);
  const tree = await page.getStructTree();
  const headings = tagsOf(tree)
    .filter(({ role }) => /^H\d$/.test(role))
    .map((tag) => ({ role: tag.role, text: textOf(tag, contents) }));
  return { text: textOf(tree, contents), headings };
}

/** The pieces of a page's text by the ids that its tags refer to. Untagged text has none. */
async function markedContents(page: PDFPageProxy): Promise<Map<string, string>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const contents = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    if ('str' in item) {
      const id = open.at(-1);
      if (id) contents.set(id, `${contents.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    } else if (item.type === 'endMarkedContent') {
      open.pop();
    } else {
      open.push(item.id ?? '');
    }
  }
  return contents;
}

function tagsOf(node: StructChild): StructNode[] {
  return 'children' in node ? [node, ...node.children.flatMap(tagsOf)] : [];
}

function textOf(node: StructChild, contents: Map<string, string>): string {
  if (!('children' in node)) return node.id ? (contents.get(node.id) ?? '') : '';
  if (node.role === 'Lbl') return '';
  return node.children.map((child) => textOf(child, contents)).join('');
}
