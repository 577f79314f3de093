/** The typography of a text. */
export interface TextStyle {
  readonly family: 'sans' | 'mono';
  readonly size: number;
  readonly weight: number;
  /** Letter spacing, in em. */
  readonly tracking?: number;
}

/** A text as path data (absolute M, L, Q, C and Z); its baseline starts at 0 0. */
export interface OutlinedText {
  readonly path: string;
  readonly width: number;
}

/**
 * Converts a text into outlines, because the renderer of the cards has no fonts. Characters missing from all fonts are
 * left out: a text of only such characters has the width 0.
 */
export type Outline = (text: string, style: TextStyle) => OutlinedText;
