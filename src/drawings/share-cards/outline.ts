/** How a text is set. */
export interface TextStyle {
  readonly family: 'sans' | 'mono';
  readonly size: number;
  readonly weight: number;
  /** Between two letters, in em. */
  readonly tracking?: number;
}

/** A text as path data (absolute M, L, Q, C and Z); its base line begins at 0 0. */
export interface OutlinedText {
  readonly path: string;
  readonly width: number;
}

/**
 * Turns a text into outlines, because what makes pixels of a card has no fonts. A character that no font can show is
 * left out: a text of such characters only has the width 0.
 */
export type Outline = (text: string, style: TextStyle) => OutlinedText;
