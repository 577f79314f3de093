import { PALETTE } from './palette.ts';

/** The drawings' tones on ink that are not tokens, as set by `.on-ink`. */
const TONES = { line: '#afcce0', front: '#17375e', end: '#0e284a', top: '#24486f', sheet: '#132f53' };

/**
 * The classes of `src/styles/drawing.css` in literal colours on ink, for picture files. Lines scale with the picture
 * here, and text is hidden: picture files have none.
 */
export const INK_PICTURE_STYLE = [
  `path,circle{fill:none;stroke:${TONES.line};stroke-width:1.2;stroke-linejoin:round}`,
  `.f{fill:${TONES.front}}.e{fill:${TONES.end}}.t{fill:${TONES.top}}`,
  '.d{stroke-opacity:.5}.strong{stroke-width:2}',
  '.dash,.ghost{stroke-dasharray:4 4;stroke-opacity:.65}',
  `.sheet{fill:${TONES.sheet}}.hole{fill:${PALETTE.ink950}}`,
  `.ink,.pin{fill:${TONES.line};stroke:none}.poche{fill:${PALETTE.ink400};stroke:none}`,
  `.ground{fill:${PALETTE.ink900};stroke:none}`,
  `.note-real,.real .f{fill:${PALETTE.wool}}.real .e{fill:${PALETTE.woolShade}}.real .t{fill:${PALETTE.woolLight}}`,
  `.real path,.real-d,.note-real{stroke:${PALETTE.woolLine}}`,
  `.real-fill{fill:${PALETTE.wool};stroke:${PALETTE.woolLine}}.lead{stroke-opacity:.6}`,
  '.axis{stroke-dasharray:14 4 2 4;stroke-opacity:.65}',
  `.fig path,.fig circle{fill:${PALETTE.ink300};stroke:none}.fig .hat{fill:${PALETTE.wool}}`,
  `.fig .arm{fill:none;stroke:${PALETTE.ink300};stroke-width:6;stroke-linecap:round}`,
].join('');
