/** The title block of the accessibility statement; its text is `documents/accessibility.md`. */
export const accessibilityPage = {
  standard: 'WCAG 2.2, level AA',
  status: 'Partly conformant',
  assessedBy: 'Ourselves, with axe and by hand',
} as const;
