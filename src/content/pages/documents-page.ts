import { site } from '../site.ts';

/** The text around a stored document (spec, section 8). */
export const documentsPage = {
  anyDocument: 'Document',
  description: (title: string) => `${title} of ${site.name}.`,
  loading: 'Loading...',
  open: 'Open the document',
  show: 'Show the document here',
  missing: {
    title: 'Document not found or an error occurred.',
    text: 'It may have been moved, renamed or withdrawn.',
    contact: 'Tell us what is missing',
  },
} as const;
