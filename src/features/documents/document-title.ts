import { documentsPage } from '#content/documents-page.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import { pages } from '#pages.ts';

/** What a stored document is called, and its place in the drawing set if it has one. */
export interface DocumentName {
  readonly title: string;
  readonly sheet?: string;
}

const KNOWN = new Map<string, DocumentName>([['privacy_policy.pdf', pages.privacyPolicy]]);

/** For documents of which nothing is known yet: an address may name anything. */
export const ANY_DOCUMENT: DocumentName = { title: documentsPage.anyDocument };

/** The name of a document that the site itself links to. */
export function knownName(fileName: string): DocumentName | undefined {
  return KNOWN.get(fileName);
}

/** The name of a document that is there: "price_list.pdf" is "price list". */
export function documentName(fileName: string): DocumentName {
  return knownName(fileName) ?? { title: resourceTitle(fileName).replaceAll('_', ' ') };
}
