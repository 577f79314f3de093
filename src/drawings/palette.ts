/**
 * The colours of `src/styles/tokens.css` in sRGB, for picture files, which cannot use custom properties. The names are
 * those of the tokens; a test compares the values.
 */
export const PALETTE = {
  ink950: '#041126',
  ink900: '#081f3e',
  ink600: '#2d4e72',
  ink400: '#6d8aa3',
  ink300: '#9ab5ca',
  ink200: '#c0d4e3',
  paper: '#fdfdfb',
  film: '#f2f5f7',
  film2: '#e7edf1',
  ruleStrong: '#798898',
  wool: '#eac16e',
  woolShade: '#d9a856',
  woolLight: '#f3d99a',
  woolLine: '#452d10',
  concrete: '#b6bbbf',
  concreteShade: '#959ca2',
  plaster: '#f4f0e7',
} as const;
