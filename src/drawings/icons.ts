/** An icon on a grid of 20 x 20. */
interface IconData {
  readonly markup: string;
  /** Whether it is filled with the text colour. Other icons are lines. */
  readonly solid: boolean;
}

function lineIcon(markup: string): IconData {
  return { markup, solid: false };
}

function solidIcon(markup: string): IconData {
  return { markup, solid: true };
}

/** Every icon of the site. */
export const ICONS = {
  arrow: lineIcon('<path d="M2 10h15M11.5 4.5 17 10l-5.5 5.5"/>'),
  down: lineIcon('<path d="M10 2v15M4.5 11.5 10 17l5.5-5.5"/>'),
  chevron: lineIcon('<path d="m3 7 7 7 7-7"/>'),
  external: lineIcon('<path d="M5 15 15 5M7 5h8v8"/>'),
  close: lineIcon('<path d="m4 4 12 12M16 4 4 16"/>'),
  menu: lineIcon('<path d="M2 6h16M2 14h16"/>'),
  prev: lineIcon('<path d="M18 10H3M8.5 4.5 3 10l5.5 5.5"/>'),
  pause: lineIcon('<path d="M7 4v12M13 4v12"/>'),
  resume: lineIcon('<path d="m6 4 10 6-10 6z"/>'),
  search: lineIcon('<circle cx="8.5" cy="8.5" r="5.5"/><path d="m12.5 12.5 5 5"/>'),
  download: lineIcon('<path d="M10 2v11M5 8.5l5 5 5-5M3 17.5h14"/>'),
  mail: lineIcon('<path d="M2 4.5h16v11H2zM2 5l8 6 8-6"/>'),
  bullets: lineIcon('<path d="M7.5 5h10M7.5 10h10M7.5 15h10M2.5 5h1M2.5 10h1M2.5 15h1"/>'),
  numbers: lineIcon('<path d="M8.5 5h9M8.5 10h9M8.5 15h9M2.5 3.5 4 3v4.5M2.5 13h2.5l-2.5 3.5H5"/>'),
  quote: lineIcon('<path d="M8 5c-3 1-5 3.5-5 7.5V15h5v-5H4.5M17.5 5c-3 1-5 3.5-5 7.5V15h5v-5H14"/>'),
  link: lineIcon(
    '<path d="m8 12 4-4M9 5.5l2-2a3.9 3.9 0 0 1 5.5 5.5l-2 2M11 14.5l-2 2A3.9 3.9 0 0 1 3.5 11l2-2"/>',
  ),
  picture: lineIcon('<path d="M2 3.5h16v13H2zM2 14l5-5 4 4 3-2.5 4 3.5M13.5 7.5h.01"/>'),
  caption: lineIcon('<path d="M2 2.5h16v10H2zM2 10.5l4.5-4 4 3.5 3-2 4.5 3M5 16.5h10"/>'),
  table: lineIcon('<path d="M2 3.5h16v13H2zM2 8h16M2 12.25h16M10 3.5v13"/>'),
  undo: lineIcon('<path d="M7 3 3 7l4 4M3 7h8.5a4.75 4.75 0 0 1 0 9.5H8"/>'),
  redo: lineIcon('<path d="m13 3 4 4-4 4M17 7H8.5a4.75 4.75 0 0 0 0 9.5H12"/>'),
  play: solidIcon('<path d="M4 2.5v15l13-7.5z"/>'),
  linkedin: solidIcon(
    '<path d="M1 1h18v18H1zM5 8v7.5h2V8zm1-3.3a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4M9 8v7.5h2v-4c0-1.2.5-2 1.6-2 1 0 1.4.7 1.4 2v4h2v-4.4C16 8.9 14.9 7.8 13.3 7.8c-1 0-1.8.5-2.3 1.2V8z" fill-rule="evenodd"/>',
  ),
  youtube: solidIcon(
    '<path d="M3 3.5h14c1.1 0 2 .9 2 2v9c0 1.1-.9 2-2 2H3c-1.1 0-2-.9-2-2v-9c0-1.1.9-2 2-2M8 6.7v6.6l5.5-3.3z" fill-rule="evenodd"/>',
  ),
} as const satisfies Record<string, IconData>;

export type IconName = keyof typeof ICONS;
