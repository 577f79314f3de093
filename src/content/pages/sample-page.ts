/** The text of the sample passport's page that is not in sample-passport.md. */
export const samplePage = {
  download: 'Download the files',
  /** The values that visitors may change. */
  values: {
    gtin: 'GTIN',
    thickness: 'Thickness',
    fire: 'Reaction to fire',
    conductivity: 'Conductivity',
  },
  units: { gtin: '14 digits', thickness: 'mm', fire: 'EN 13501-1', conductivity: 'W/(m·K)' },
  legend: 'Values of the slab of 200 mm',
  /** The verdict of each file if all values are right, and the words before the names of wrong values. */
  verdicts: {
    passport: { right: 'Valid by its schema', wrong: 'The schema rejects' },
    model: { right: 'Agrees with its geometry and its web address', wrong: 'Drawn with another value' },
    check: { right: 'The model passes', wrong: 'The model fails on' },
    gaps: { right: 'Nothing new is missing', wrong: 'A new row says wrong or missing' },
  },
  status: (wrongFiles: number) =>
    wrongFiles === 0 ? 'All four files agree.' : `${wrongFiles} of 4 files are wrong now.`,
  restore: 'Restore the values',
} as const;
