import { PDFArray, PDFDict, type PDFDocument, type PDFObject, PDFString } from '@cantoo/pdf-lib';

/** Chromium names the header cells of tables after its internal numbers of DOM nodes, which differ between runs. */
const NODE_ID = /^node\d+$/;

/**
 * Numbers the ids of a PDF's tags from 1. Their order is preserved, because the tree that looks up tags by id is sorted
 * (ISO 32000, 14.7.5.2).
 */
export function renumberTagIds(pdf: PDFDocument): void {
  const objects = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
  const used = new Set<string>();
  for (const object of objects) visitIds(object, (id) => void used.add(id));
  const numbered = new Map([...used].sort().map((id, i) => [id, `tag${String(i + 1).padStart(6, '0')}`]));
  for (const object of objects) {
    visitIds(object, (id, replace) => replace(PDFString.of(numbered.get(id) ?? id)));
  }
}

/** Calls `visit` with each id in an object and in its direct values; indirect objects are visited separately. */
function visitIds(object: PDFObject, visit: (id: string, replace: (other: PDFString) => void) => void): void {
  for (const { value, replace } of entriesOf(object)) {
    const id = value instanceof PDFString ? value.asString() : '';
    if (NODE_ID.test(id)) visit(id, replace);
    else visitIds(value, visit);
  }
}

function entriesOf(object: PDFObject) {
  if (object instanceof PDFArray) {
    return object.asArray().map((value, i) => ({
      value,
      replace: (other: PDFObject) => object.set(i, other),
    }));
  }
  if (object instanceof PDFDict) {
    return object.entries().map(([key, value]) => ({
      value,
      replace: (other: PDFObject) => object.set(key, other),
    }));
  }
  return [];
}
