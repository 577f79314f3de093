import { documentsPage } from '#content/pages/documents-page.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';

/** The title of a stored document. A document that the site itself links to also has a page with its text. */
export interface DocumentName {
  readonly title: string;
  /** The path of the page with the same text. */
  readonly textPath?: string;
}

const KNOWN = new Map<string, DocumentName>([
  ['privacy_policy.pdf', { title: pages.privacyPolicy.title, textPath: paths.privacyText }],
]);

/** The name until a document has been found: the URL may name a file that does not exist. */
export const ANY_DOCUMENT: DocumentName = { title: documentsPage.anyDocument };

/** The name of a document that the site itself links to. */
export function knownName(fileName: string): DocumentName | undefined {
  return KNOWN.get(fileName);
}

/** The name of an existing document: "price_list.pdf" becomes "price list". */
export function documentName(fileName: string): DocumentName {
  return knownName(fileName) ?? { title: resourceTitle(fileName).replaceAll('_', ' ') };
}
