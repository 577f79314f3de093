/** The text that the pages of all PDFs share; their own is in resources/{slug}.md. */
export const resourcePage = {
  notFound: 'Document not found',
  withdrawn: 'This document has been withdrawn',
  kinds: { guide: 'Guide', checklist: 'Checklist', template: 'Template', brief: 'Brief' },
  get: 'Get the PDF',
  read: 'Read it here',
  audience: 'Who it is for',
  contents: { title: 'What is in it' },
  form: 'Get the download link',
  whole: 'The full text',
  rest: 'The other chapters are in the PDF',
  next: 'What to read next',
  meeting: 'What does it mean for your products? Ask us in a 15-\u2060minute call.',
} as const;
