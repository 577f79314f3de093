import { COLOURWAYS, type Colourway } from './covers/colourway.ts';
import { stroked } from './covers/pen.ts';
import type { DocumentKind } from './documents/document-kind.ts';
import { documentMotif } from './documents/motif.ts';
import { svgDocument } from './drawing.ts';
import { LOGO_SYMBOL } from './logo.ts';
import { hash, mulberry32 } from './random.ts';

/** A sheet of A4. */
const SHEET = { width: 420, height: 594 };

const COLOURWAY_OF_KIND: Record<DocumentKind, Colourway> = {
  guide: COLOURWAYS.film,
  checklist: COLOURWAYS.ink,
  template: COLOURWAYS.wool,
  brief: COLOURWAYS.plaster,
  default: COLOURWAYS.film,
};

interface ThumbnailContent {
  readonly kind: DocumentKind;
  /** Place in the list of documents, from 1. */
  readonly number: number;
  /** The words of the title block as outlines (path data at 22 px), because picture files carry no fonts. */
  readonly kindOutline: string;
  readonly numberOutline: string;
}

/** The thumbnail of a document as an SVG document: a sheet with a motif of its kind and a title block. */
export function documentThumbnail({ kind, number, kindOutline, numberOutline }: ThumbnailContent): string {
  const { width, height } = SHEET;
  const colourway = COLOURWAY_OF_KIND[kind];
  const { line } = colourway.drawing;
  const random = mulberry32(hash(kind + number));
  const body =
    `<path d="M0 0H${width}V${height}H0z" fill="${colourway.ground}"/>` +
    documentMotif(kind, number)({ number, random, colourway }) +
    stroked('M28 28H392V566H28zM28 462H392M28 514H392M264 514V566', line) +
    `<path transform="translate(46 496) scale(.95)" d="${kindOutline}" fill="${line}"/>` +
    `<path transform="translate(282 548) scale(.85)" d="${numberOutline}" fill="${line}"/>` +
    `<g transform="translate(44 522) scale(1.1)" fill="${line}">${LOGO_SYMBOL}</g>`;
  return svgDocument({ width, height, body });
}
