import { site } from '../site.ts';

/** The text around a stored document (spec, section 8). */
export const documentsPage = {
  anyDocument: 'Document',
  description: (title: string) => `${title} of ${site.name}.`,
  loading: 'Loading...',
  open: 'Open the document',
  /** Shown by browsers that cannot show a PDF in a page. */
  noViewer: 'Your browser does not show PDFs inside a page.',
  readAsPage: 'Read it as a web page',
  asPdf: 'The policy as a PDF',
  ask: 'Ask us about it',
  missing: {
    title: 'Document not found or an error occurred.',
    text: 'It may have been moved, renamed or withdrawn.',
    contact: 'Tell us what is missing',
  },
} as const;
