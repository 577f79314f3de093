/** The text of the sample passport's page that is not in sample-passport.md. */
export const samplePage = {
  /** The sections of the page, for the rail beside it. */
  marks: [
    { id: 'files', name: 'Files' },
    { id: 'article', name: 'In detail' },
    { id: 'meeting', name: 'Meeting' },
  ],
} as const;
